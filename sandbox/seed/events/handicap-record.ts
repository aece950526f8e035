import type { Fraction } from '@/lib/golf/scoring/fraction';
import {
  eighteenHoleDifferential,
  nineHoleDifferential,
  scoreDifferential,
} from '@/sandbox/golf/handicap/differential';
import { type IndexRevision, indexHistory, type PostedScore } from '@/sandbox/golf/handicap/index-history';
import { allocateStrokes, type CardHole, type Gross, makeCard } from '@/sandbox/golf/scoring/card';
import { adjustedGross, maximumWithoutIndex } from '@/sandbox/golf/scoring/net-double-bogey';
import type { PlayedTee } from '../course-layout';
import { createRandom, type Random } from '../random';
import type { HandicapRow } from './rows';

/** A score that may change the handicap. */
type CountingScore = {
  roundId: string;
  playedAt: Date;
  tee: PlayedTee;
  /** The rounded Course Handicap. */
  courseHandicap: number;
  scores: readonly Gross[];
};

export type HandicapRecord = {
  /** The current handicap; null before the first handicap. */
  current: () => number | null;
  /** Posts a score. After the first handicap, every score makes an entry, even if the handicap does not change. */
  post: (score: CountingScore) => void;
  entries: readonly HandicapRow[];
};

/** Scores are posted this many hours after a round's first tee time. */
export const hoursToPost = 6;

/** Tracks a member's handicap in a group. It is the allotted handicap at first, and an Index after three scores. */
export function createRecord(
  random: Random,
  memberId: string,
  allotted: { handicap: number | null; at: Date },
): HandicapRecord {
  const posted: PostedScore[] = [];
  const entries: HandicapRow[] = [];
  let current: number | null = null;
  // Entries that change no handicap get their ids from their own random stream, so that they do not affect the group's
  // other random data.
  const unchanged = createRandom(`scores of ${memberId}`);

  function enter(handicap: number, entry: Pick<HandicapRow, 'changedAt' | 'reason' | 'roundId' | 'differential'>) {
    const id = (handicap === current ? unchanged : random).uuid();
    entries.push({ id, memberId, handicap, previousHandicap: current, ...entry });
    current = handicap;
  }

  if (allotted.handicap !== null) enter(allotted.handicap, { changedAt: allotted.at, reason: 'INITIAL' });
  return {
    current: () => current,
    entries,
    post: (score) => {
      const differential = differentialOf(score, current);
      if (differential === null) return;
      posted.push({ date: score.playedAt.toISOString().slice(0, 10), differential });
      const revision = indexHistory(posted).at(-1);
      const handicap = revision?.handicapIndex ?? current;
      if (!revision || handicap === null) return;
      enter(handicap, {
        changedAt: new Date(score.playedAt.getTime() + hoursToPost * 3_600_000),
        reason: reasonOf(revision),
        roundId: score.roundId,
        differential: revision.differential,
      });
    },
  };
}

/**
 * The unrounded differential for eighteen holes. For a nine-hole score, it includes the expected differential of nine
 * more (Rule 5.1b); null if the player has no handicap.
 */
function differentialOf(
  { tee, courseHandicap, scores }: Pick<CountingScore, 'tee' | 'courseHandicap' | 'scores'>,
  handicap: number | null,
): Fraction | null {
  const card = cardFor(tee, scores, courseHandicap);
  const gross = handicap === null ? adjustedGross(card, maximumWithoutIndex) : adjustedGross(card);
  if (tee.holes.length === 18) return scoreDifferential(gross, tee, 0);
  if (handicap === null) return null;
  return eighteenHoleDifferential(nineHoleDifferential(gross, tee, 0), handicap);
}

function cardFor(tee: PlayedTee, scores: readonly Gross[], handicap: number): CardHole[] {
  const pars = tee.holes.map(({ par }) => par);
  const indexes = tee.holes.map(({ strokeIndex }) => strokeIndex);
  return makeCard(pars, scores, allocateStrokes(handicap, indexes));
}

function reasonOf({ exceptional, cap }: IndexRevision): string {
  if (exceptional !== 0) return 'EXCEPTIONAL_SCORE';
  if (cap !== null) return cap === 'soft' ? 'SOFT_CAP' : 'HARD_CAP';
  return 'SCORE';
}

import { byPoints } from './formats';
import { countbackOf } from './leaderboard-countback';
import { againstPar, bestIs, type Counting, type LeaderboardEntry, measure } from './leaderboard-measure';
import { type Placed, type Standing, standings } from './leaderboard-standings';
import { sum, sumOfAll } from './sums';

export type LeaderboardRules = Counting & {
  /** Whether cards are matched to separate ties, once nobody is on the course any more. */
  countback: boolean;
};

/** Why somebody has no result: out, or a hole without a score in stroke play. */
export type NoResult = 'withdrawn' | 'disqualified' | 'noReturn';

export type LeaderboardRow = Placed & {
  key: string;
  /** Holes behind the player, and holes of the round. */
  thru: number;
  holes: number;
  finished: boolean;
  /** Strokes over the holes played, as the format counts them; null where one of those has no score. */
  gross: number | null;
  /** Null in a gross competition. */
  net: number | null;
  /** Null in stroke play and maximum score. */
  points: number | null;
  /** Over the holes played, see againstPar. Null before the first hole, without a result and in modified Stableford. */
  toPar: number | null;
  noResult: NoResult | null;
};

/** Ranks cards, best first. Who has no position follows: first who has not begun, then who has no result. */
export function leaderboard(entries: readonly LeaderboardEntry[], rules: LeaderboardRules): LeaderboardRow[] {
  return standings(
    entries.map((entry) => standingOf(entry, rules)),
    bestIs(rules.format),
    rules.countback,
  );
}

function standingOf(entry: LeaderboardEntry, rules: LeaderboardRules): Standing<Omit<LeaderboardRow, keyof Placed>> {
  const { format, by } = rules;
  const { key, thru, playingHandicap, holes } = measure(entry, rules);
  const played = holes.filter((hole) => hole.played);
  const score = sumOfAll(played.map((hole) => hole.score));
  const gross = sumOfAll(played.map((hole) => hole.gross));
  const noResult = entry.out ?? (score === null ? 'noReturn' : null);
  // A round under way stands where it would end with par on the holes to come.
  const parToCome = byPoints(format) ? 0 : sum(holes.map((hole) => (hole.played ? 0 : hole.par)));
  return {
    row: {
      key,
      thru,
      holes: holes.length,
      finished: entry.finished,
      gross,
      net: by === 'gross' || gross === null ? null : gross - sum(played.map((hole) => hole.strokes)),
      points: byPoints(format) ? score : null,
      toPar: noResult ? null : againstPar(format, score, thru, sum(played.map((hole) => hole.par))),
      noResult,
    },
    score: score === null || noResult ? null : score + parToCome,
    countback: () => countbackOf(holes, format, playingHandicap),
  };
}

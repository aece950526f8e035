import { sum } from '@/lib/golf/scoring/sums';
import { sumOfAll } from '@/sandbox/golf/scoring/card';
import {
  type By,
  byPoints,
  countedGross,
  type Format,
  holeScore,
  type MaximumScore,
} from '@/sandbox/golf/scoring/formats';
import { type Card, scorecard } from '@/sandbox/golf/scoring/scorecard';
import { countbackOf } from './countback';
import { type Placed, type Standing, standings } from './leaderboard-standings';

/** A player, or a side that plays one ball, with the card of the latest round. */
export type LeaderboardEntry = Card & {
  key: string;
  /** Cards of earlier rounds. All entries have the same number of rounds, even if some were not played. */
  earlier?: readonly Card[] | undefined;
  /** A withdrawn or disqualified player has no result, even with a complete card. */
  out?: 'withdrawn' | 'disqualified' | null | undefined;
};

export type Counting = {
  format: Format;
  by: By;
  /** The highest score on a hole in Maximum Score; by default net double bogey. */
  maximum?: MaximumScore;
};

export type MeasuredHole = {
  number: number;
  par: number;
  played: boolean;
  /** The gross strokes that count (see `countedGross`). */
  gross: number | null;
  strokes: number;
  /** The points of the hole, or its gross strokes minus the strokes received. */
  score: number | null;
};

export type Measured = { thru: number; playingHandicap: number; holes: MeasuredHole[] };

/** Scores all rounds of an entry, the first round first. */
export function measureRounds(entry: LeaderboardEntry, counting: Counting): Measured[] {
  return [...(entry.earlier ?? []), entry].map((card) => measure(card, counting));
}

/** Scores the holes of a card by the rules of the competition. */
export function measure(card: Card, { format, by, maximum }: Counting): Measured {
  const playingHandicap = by === 'net' ? card.playingHandicap : 0;
  const { holes, thru } = scorecard({ ...card, playingHandicap });
  const measured = holes.map(({ number, par, gross, received, played }) => {
    const hole = { par, gross: played ? gross : null, strokes: received.strokes };
    return {
      number,
      par,
      played,
      gross: countedGross(hole, format, maximum),
      strokes: received.strokes,
      score: holeScore(hole, format, maximum),
    };
  });
  return { thru, playingHandicap, holes: measured };
}

export function bestIs(format: Format): 'highest' | 'lowest' {
  return byPoints(format) ? 'highest' : 'lowest';
}

/** A round's score so far, and the score that ranks it. */
type RoundStanding = {
  thru: number;
  /** Points, net strokes or gross strokes; null if a played hole has no score. */
  score: number | null;
  /** The score that ranks the round: in stroke formats, `score` plus par for the holes still to be played. */
  projected: number | null;
  toPar: number | null;
};

/**
 * A round's score over the holes played. `toPar` is negative if better than par: strokes minus par in stroke formats,
 * and in Stableford the points of par (two per counted score) minus the points. It is null before the first hole and in
 * modified Stableford.
 */
export function roundStanding(
  holes: readonly { par: number; played: boolean; score: number | null }[],
  format: Format,
  scoresPerHole = 1,
): RoundStanding {
  const played = holes.filter((hole) => hole.played);
  const thru = played.length;
  const score = sumOfAll(played.map((hole) => hole.score));
  if (score === null) return { thru, score, projected: null, toPar: null };
  const parOf = (some: readonly { par: number }[]) => sum(some.map(({ par }) => par));
  const toCome = byPoints(format) ? 0 : parOf(holes.filter((hole) => !hole.played));
  const level = format === 'stableford' ? 2 * scoresPerHole * thru : parOf(played);
  const toPar = format === 'stableford' ? level - score : score - level;
  return {
    thru,
    score,
    projected: score + toCome,
    toPar: thru === 0 || format === 'modifiedStableford' ? null : toPar,
  };
}

/** The score to par over all rounds that have started. */
export function toParOf(rounds: readonly RoundStanding[]): number | null {
  const begun = rounds.filter(({ thru }) => thru > 0);
  return begun.length === 0 ? null : sumOfAll(begun.map(({ toPar }) => toPar));
}

export type LeaderboardRules = Counting & {
  /** True if countback breaks ties once every entry has finished. */
  countback: boolean;
};

/** `noReturn`: in stroke play, a played hole has no score. */
export type NoResult = 'withdrawn' | 'disqualified' | 'noReturn';

/** Totals over the holes played. */
type Brought = {
  /** The gross strokes that count; null when a hole was played without a score. */
  gross: number | null;
  /** Net strokes; null in a gross competition. */
  net: number | null;
  /** Points; null in stroke play and Maximum Score. */
  points: number | null;
};

export type LeaderboardRow = Placed &
  Brought & {
    key: string;
    /** The number of holes played in the last round, of `holes`. */
    thru: number;
    holes: number;
    finished: boolean;
    /** The score to par; null in the cases of `roundStanding`. */
    toPar: number | null;
    noResult: NoResult | null;
    /** The totals of each round, the first round first. The row's own totals cover all rounds. */
    rounds: (Brought & { thru: number })[];
  };

/** Ranks entries, best first. Entries that have not started come next, and entries without a result last. */
export function leaderboard(entries: readonly LeaderboardEntry[], rules: LeaderboardRules): LeaderboardRow[] {
  const standing = entries.map((entry) => standingOf(entry, rules));
  return standings(standing, bestIs(rules.format), rules.countback);
}

function standingOf(entry: LeaderboardEntry, rules: LeaderboardRules): Standing<Omit<LeaderboardRow, keyof Placed>> {
  const measured = measureRounds(entry, rules);
  const rounds = measured.map(({ holes }) => roundStanding(holes, rules.format));
  const brought = measured.map((round) => broughtBy(round, rules));
  const projected = sumOfAll(rounds.map((round) => round.projected));
  const noResult = entry.out ?? (projected === null ? 'noReturn' : null);
  const last = measured.at(-1) ?? { thru: 0, playingHandicap: 0, holes: [] };
  return {
    row: {
      key: entry.key,
      thru: last.thru,
      holes: last.holes.length,
      finished: entry.finished,
      gross: sumOfAll(brought.map(({ gross }) => gross)),
      net: sumOfAll(brought.map(({ net }) => net)),
      points: sumOfAll(brought.map(({ points }) => points)),
      toPar: noResult ? null : toParOf(rounds),
      noResult,
      rounds: brought.map((round, index) => ({ thru: measured[index]?.thru ?? 0, ...round })),
    },
    begun: rounds.some(({ thru }) => thru > 0),
    score: noResult ? null : projected,
    countback: () => countbackOf(last.holes, rules.format, { handicap: last.playingHandicap, rounds: measured.length }),
  };
}

function broughtBy({ holes }: Measured, { format, by }: { format: Format; by: LeaderboardRules['by'] }): Brought {
  const played = holes.filter((hole) => hole.played);
  const gross = sumOfAll(played.map((hole) => hole.gross));
  return {
    gross,
    net: by === 'gross' || gross === null ? null : gross - sum(played.map((hole) => hole.strokes)),
    points: byPoints(format) ? sumOfAll(played.map((hole) => hole.score)) : null,
  };
}

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
  /** Cards of the earlier rounds. Every entry has the same number of rounds, including rounds not played. */
  earlier?: readonly Card[] | undefined;
  /** A withdrawn or disqualified player has no result, even with a complete card. */
  out?: 'withdrawn' | 'disqualified' | null | undefined;
};

export type Counting = {
  format: Format;
  by: By;
  /** The maximum score of a hole in the format Maximum Score; by default net double bogey. */
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

/** The score of a round that may be in progress, and the score by which the round is ranked. */
type RoundStanding = {
  thru: number;
  /** Points, net strokes or gross strokes; null when a played hole has no score. */
  score: number | null;
  /** The score by which the round is ranked: in stroke formats, `score` plus par for the holes still to play. */
  projected: number | null;
  toPar: number | null;
};

/**
 * The score of a round over the holes played. `toPar` is negative when it is better than par. In stroke formats, it is
 * strokes minus par. In Stableford, par is two points for each score that counts. `toPar` is null before the first hole
 * and in modified Stableford.
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
  /** True when countback separates ties after every entry has finished. */
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
    /** The number of holes played in the last round, which has `holes` holes. */
    thru: number;
    holes: number;
    finished: boolean;
    /** The score to par; roundStanding explains when it is null. */
    toPar: number | null;
    noResult: NoResult | null;
    /** The totals of each round, first round first. The totals of the row itself cover all rounds. */
    rounds: (Brought & { thru: number })[];
  };

/** Ranks entries, best first. Entries that have not started come next, and entries without a result come last. */
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

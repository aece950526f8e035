import { sum, sumOfAll } from '@/lib/golf/scoring/sums';
import { byPoints, type Format } from '@/sandbox/golf/scoring/formats';
import { countbackOf } from './countback';
import {
  bestIs,
  type Counting,
  type LeaderboardEntry,
  type Measured,
  measureRounds,
  roundStanding,
  toParOf,
} from './leaderboard-measure';
import { type Placed, type Standing, standings } from './leaderboard-standings';

export type LeaderboardRules = Counting & {
  /** Whether countback separates ties once every entry has finished. */
  countback: boolean;
};

/** `noReturn`: a hole without a score in stroke play. */
export type NoResult = 'withdrawn' | 'disqualified' | 'noReturn';

/** Over the holes played. */
type Brought = {
  /** Strokes as the format counts them; null where a hole has no score. */
  gross: number | null;
  /** Null in a gross competition. */
  net: number | null;
  /** Null in stroke play and maximum score. */
  points: number | null;
};

export type LeaderboardRow = Placed &
  Brought & {
    key: string;
    /** Holes played in the last round, and all its holes. */
    thru: number;
    holes: number;
    finished: boolean;
    /** See roundStanding. */
    toPar: number | null;
    noResult: NoResult | null;
    /** Every round, the first one first; gross, net, points and to par of the row are those of all of them. */
    rounds: (Brought & { thru: number })[];
  };

/** Ranks entries, best first. Entries that have not started follow, then those without a result. */
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

import { bestOf } from './best-of';
import type { Format } from './formats';
import { bestIs, type LeaderboardEntry, type Measured } from './leaderboard-measure';

export type TeamHole = {
  number: number;
  /** Strokes or points; null where too few members have a score, or the hole is not played yet. */
  score: number | null;
  /** Sum of the pars of the scores that counted, or that may. */
  par: number;
  /** Keys of the members whose scores counted. */
  counting: string[];
  /** Every member who is not out has it behind them. */
  played: boolean;
};

/**
 * A team's card: the best `n` scores of each hole, whose par they had. Scores of a member who withdrew count as far as
 * they go, those of a disqualified one do not.
 */
export function teamCard(
  members: readonly { entry: LeaderboardEntry; measured: Measured }[],
  n: number,
  format: Format,
): TeamHole[] {
  const [first] = members;
  return (first?.measured.holes ?? []).map(({ number }) => {
    const holes = members.map(({ entry, measured }) => {
      const hole = measured.holes.find((one) => one.number === number);
      if (!hole) throw new RangeError(`${entry.key} has no hole ${number}, which others of the team have`);
      return { ...hole, key: entry.key, out: entry.out ?? null };
    });
    const played = holes.every((hole) => hole.played || hole.out !== null);
    const scores = holes.map((hole) => (hole.out === 'disqualified' ? null : hole.score));
    const best = bestOf(scores, n, bestIs(format));
    const counting = played ? best.counting.flatMap((place) => holes[place] ?? []) : [];
    return {
      number,
      score: played ? best.score : null,
      par: (played ? counting : holes.slice(0, n)).reduce((sum, { par }) => sum + par, 0),
      counting: counting.map(({ key }) => key),
      played,
    };
  });
}

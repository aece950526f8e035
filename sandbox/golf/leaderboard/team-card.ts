import { sum, sumOfAll } from '@/lib/golf/scoring/sums';
import { bestOf } from '@/sandbox/golf/scoring/best-of';
import type { Format } from '@/sandbox/golf/scoring/formats';
import { bestIs, type LeaderboardEntry, type Measured } from './leaderboard-measure';

export type TeamHole = {
  number: number;
  /** Net or gross strokes, or points; null where too few members have a score, or the hole is not played yet. */
  score: number | null;
  /** Gross strokes of the scores that counted, null where one of them is no score. */
  gross: number | null;
  /** Sum of the pars of the scores that counted, or that can still count. */
  par: number;
  /** Keys of the members whose scores counted. */
  counting: string[];
  /** Every member who is not out has played it. */
  played: boolean;
};

type MeasuredMember = Pick<LeaderboardEntry, 'key' | 'out'> & Pick<Measured, 'holes'>;

/**
 * A team's card: the best `n` scores of each hole. The scores of a member who withdrew still count, those of a
 * disqualified member do not.
 */
export function teamCard(members: readonly MeasuredMember[], n: number, format: Format): TeamHole[] {
  return (members[0]?.holes ?? []).map(({ number }) => {
    const balls = members.map((member) => ({ ...holeOf(member, number), key: member.key, out: member.out ?? null }));
    const played = balls.every((ball) => ball.played || ball.out !== null);
    const scores = balls.map((ball) => (ball.out === 'disqualified' ? null : ball.score));
    const best = bestOf(scores, n, bestIs(format));
    const counting = played ? best.counting.flatMap((place) => balls[place] ?? []) : [];
    return {
      number,
      score: played ? best.score : null,
      gross: played && best.score !== null ? sumOfAll(counting.map(({ gross }) => gross)) : null,
      par: sum((played ? counting : balls.slice(0, n)).map(({ par }) => par)),
      counting: counting.map(({ key }) => key),
      played,
    };
  });
}

function holeOf(member: MeasuredMember, number: number): Measured['holes'][number] {
  const hole = member.holes.find((one) => one.number === number);
  if (!hole) throw new RangeError(`${member.key} has no hole ${number}, which others of the team have`);
  return hole;
}

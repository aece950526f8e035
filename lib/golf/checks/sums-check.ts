import { sum } from '@/lib/golf/scoring/sums';

export type SumName = 'Out' | 'In' | 'Total';

type SumFault = { name: SumName; stated: number; recomputed: number; parts: 'holes' | 'nines' | 'rounds' };

type Known = number | null | undefined;

/** `isUnknown`: the hole was played, but its score is missing. */
type Hole = { number: number; value: number | null; isUnknown?: boolean };

type StatedSums = { out?: Known; in?: Known; total?: Known; holes?: readonly Hole[] | undefined };

/** Checks no sum of holes if one of them is unknown. */
export function sumFaults({ out, in: back, total, holes = [] }: StatedSums): SumFault[] {
  const [front, rear] = [holes.filter(({ number }) => number <= 9), holes.filter(({ number }) => number > 9)];
  const nines = out != null && back != null ? [out, back] : null;
  return [
    ...fault('Out', out, 'holes', valuesOf(front)),
    ...fault('In', back, 'holes', valuesOf(rear)),
    ...fault('Total', total, nines ? 'nines' : 'holes', nines ?? valuesOf(holes)),
  ];
}

function valuesOf(holes: readonly Hole[]): number[] {
  return holes.some(({ isUnknown }) => isUnknown) ? [] : holes.flatMap(({ value }) => value ?? []);
}

function fault(name: SumName, stated: Known, parts: SumFault['parts'], values: readonly number[]): SumFault[] {
  const recomputed = sum(values);
  return stated == null || values.length === 0 || stated === recomputed ? [] : [{ name, stated, recomputed, parts }];
}

/** Checks the total of several rounds, which may leave out the worst ones, such as one of four. */
export function roundsFault(total: Known, rounds: readonly Known[], best: 'lowest' | 'highest'): SumFault | null {
  const scores = rounds.filter((score) => score != null);
  if (total == null || scores.length < rounds.length) return null;
  const bestFirst = scores.toSorted((a, b) => (best === 'lowest' ? a - b : b - a));
  if (bestFirst.some((_, at) => sum(bestFirst.slice(0, at + 1)) === total)) return null;
  return { name: 'Total', stated: total, recomputed: sum(scores), parts: 'rounds' };
}

export function describeSumFault({ name, stated, recomputed, parts }: SumFault): string {
  return `${name}: recorded ${stated}; ${parts === 'nines' ? 'out and in' : `the ${parts}`} add up to ${recomputed}.`;
}

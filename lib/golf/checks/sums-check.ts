import { sum } from '@/lib/golf/scoring/sums';

export type SumName = 'Out' | 'In' | 'Total';

/** A sum as given, and as its parts add up: the holes, or out and in. */
type SumFault = { name: SumName; given: number; recomputed: number; parts: 'holes' | 'nines' };

type GivenSums = {
  out?: number | null | undefined;
  in?: number | null | undefined;
  total?: number | null | undefined;
  /** Strokes, points or yards of each hole; null where there is none. */
  holes?: readonly { number: number; value: number | null }[] | undefined;
};

/** Sums that differ from their parts, in any format. Missing values are not checked. */
export function sumFaults({ out, in: back, total, holes = [] }: GivenSums): SumFault[] {
  const values = (isIn: (number: number) => boolean) =>
    holes.flatMap(({ number, value }) => (isIn(number) && value !== null ? [value] : []));
  const [front, rear] = [values((number) => number <= 9), values((number) => number > 9)];
  const nines = out != null && back != null ? [out, back] : null;
  return [
    ...fault('Out', out, 'holes', front),
    ...fault('In', back, 'holes', rear),
    ...fault('Total', total, nines ? 'nines' : 'holes', nines ?? [...front, ...rear]),
  ];
}

function fault(
  name: SumName,
  given: number | null | undefined,
  parts: SumFault['parts'],
  values: readonly number[],
): SumFault[] {
  const recomputed = sum(values);
  return given == null || values.length === 0 || given === recomputed ? [] : [{ name, given, recomputed, parts }];
}

export function describeSumFault({ name, given, recomputed, parts }: SumFault): string {
  return `${name} says ${given}. ${parts === 'nines' ? 'Out and in' : 'The holes'} make ${recomputed}.`;
}

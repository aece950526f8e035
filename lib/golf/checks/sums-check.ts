import { sum } from '@/lib/golf/scoring/sums';

export type SumName = 'Out' | 'In' | 'Total';

type SumFault = { name: SumName; stated: number; recomputed: number; parts: 'holes' | 'nines' };

type StatedSums = {
  out?: number | null | undefined;
  in?: number | null | undefined;
  total?: number | null | undefined;
  holes?: readonly { number: number; value: number | null }[] | undefined;
};

export function sumFaults({ out, in: back, total, holes = [] }: StatedSums): SumFault[] {
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
  stated: number | null | undefined,
  parts: SumFault['parts'],
  values: readonly number[],
): SumFault[] {
  const recomputed = sum(values);
  return stated == null || values.length === 0 || stated === recomputed ? [] : [{ name, stated, recomputed, parts }];
}

export function describeSumFault({ name, stated, recomputed, parts }: SumFault): string {
  return `${name} says ${stated}; ${parts === 'nines' ? 'out and in add up' : 'the holes add up'} to ${recomputed}.`;
}

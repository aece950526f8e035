import type { TeeHole } from '@/lib/golf/scoring/tee-facts';

export type TeeFault =
  | { kind: 'doubleHole'; hole: number }
  | { kind: 'missingStrokeIndex'; holes: number[] }
  | { kind: 'doubleStrokeIndex'; strokeIndex: number; holes: number[] }
  | { kind: 'strokeIndexOutOfRange'; strokeIndex: number; hole: number }
  | { kind: 'oddEvenSplit'; holes: number[] }
  | { kind: 'noDistance'; holes: number[] }
  | { kind: 'unusualPar'; hole: number; par: number };

/** Checks stroke indexes against Appendix E of the Rules of Handicapping, on how clubs allocate them. */
export function teeFaults(unordered: readonly TeeHole[]): TeeFault[] {
  const holes = unordered.toSorted(([a], [b]) => a - b);
  const missing = numbers(holes.filter(([, , , index]) => index === null));
  const noDistance = numbers(holes.filter(([, , yards]) => yards <= 0));
  const most = Math.max(18, holes.length);
  return [
    ...doubles(holes, ([number]) => number).map(({ value }): TeeFault => ({ kind: 'doubleHole', hole: value })),
    ...(missing.length > 0 ? [{ kind: 'missingStrokeIndex' as const, holes: missing }] : []),
    ...doubles(holes, ([, , , index]) => index).map(
      ({ value, holes: shared }): TeeFault => ({ kind: 'doubleStrokeIndex', strokeIndex: value, holes: shared }),
    ),
    ...holes.flatMap(([hole, , , strokeIndex]): TeeFault[] =>
      strokeIndex !== null && (strokeIndex < 1 || strokeIndex > most)
        ? [{ kind: 'strokeIndexOutOfRange', strokeIndex, hole }]
        : [],
    ),
    ...oddEvenSplit(holes),
    ...(noDistance.length > 0 ? [{ kind: 'noDistance' as const, holes: noDistance }] : []),
    ...holes.flatMap(([hole, par]): TeeFault[] =>
      Number.isInteger(par) && par >= 3 && par <= 6 ? [] : [{ kind: 'unusualPar', hole, par }],
    ),
  ];
}

/** Returns the holes that break Appendix E: one nine has the odd stroke indexes, the other the even ones. */
function oddEvenSplit(holes: readonly TeeHole[]): TeeFault[] {
  if (holes.length !== 18) return [];
  const wrong = [0, 1].map((odd) =>
    holes.filter(([number, , , index]) => index !== null && Math.abs(index % 2) !== (number <= 9 ? odd : 1 - odd)),
  );
  const [fewest = []] = wrong.toSorted((a, b) => a.length - b.length);
  return fewest.length === 0 ? [] : [{ kind: 'oddEvenSplit', holes: numbers(fewest) }];
}

function doubles(holes: readonly TeeHole[], value: (hole: TeeHole) => number | null) {
  const byValue = Map.groupBy(holes, value);
  return [...byValue].flatMap(([shared, those]) =>
    shared === null || those.length === 1 ? [] : [{ value: shared, holes: numbers(those) }],
  );
}

function numbers(holes: readonly TeeHole[]): number[] {
  return holes.map(([number]) => number);
}

export function describeTeeFault(fault: TeeFault): string {
  switch (fault.kind) {
    case 'doubleHole':
      return `Hole ${fault.hole} appears more than once.`;
    case 'missingStrokeIndex':
      return `No stroke index on ${holeList(fault.holes)}.`;
    case 'doubleStrokeIndex':
      return `Stroke index ${fault.strokeIndex} is on ${holeList(fault.holes)}.`;
    case 'strokeIndexOutOfRange':
      return `Stroke index ${fault.strokeIndex} on hole ${fault.hole} is out of range.`;
    case 'oddEvenSplit':
      return `Odd and even stroke indexes are mixed within a nine: ${holeList(fault.holes)}.`;
    case 'noDistance':
      return `No distance on ${holeList(fault.holes)}.`;
    case 'unusualPar':
      return `Par ${fault.par} on hole ${fault.hole} is unusual.`;
  }
}

function holeList(holes: readonly number[]): string {
  const last = holes.at(-1);
  return holes.length === 1 ? `hole ${last}` : `holes ${holes.slice(0, -1).join(', ')} and ${last}`;
}

import type { TeeFault } from './tee-faults';

export function describeTeeFault(fault: TeeFault): string {
  switch (fault.kind) {
    case 'doubleHole':
      return `Hole ${fault.hole} is there more than once.`;
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
      return `Par ${fault.par} on hole ${fault.hole}.`;
  }
}

/** `hole 4`, `holes 4 and 7`, `holes 4, 7 and 9`. */
function holeList(holes: readonly number[]): string {
  const last = holes.at(-1);
  return holes.length === 1 ? `hole ${last}` : `holes ${holes.slice(0, -1).join(', ')} and ${last}`;
}

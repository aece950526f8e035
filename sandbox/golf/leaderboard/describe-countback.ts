import type { CountbackReason, CountbackSegment } from './countback';
import { formatFraction } from './format-fraction';

/** What separated two equal scores: `Ahead on the last 6 (holes 13–18): 27 against 28⅓`. */
export function describeCountback({ segment, own, other, ahead }: CountbackReason): string {
  const scores = `${formatFraction(own)} against ${formatFraction(other)}`;
  return `${ahead ? 'Ahead' : 'Behind'} on ${describeSegment(segment)}: ${scores}`;
}

function describeSegment({ part, holes, from, to }: CountbackSegment): string {
  if (part === 'round') return 'the last round';
  if (holes === 1) return `hole ${to}`;
  return `the last ${holes}${part === 'front' ? ' of the front nine' : ''} (holes ${from}–${to})`;
}

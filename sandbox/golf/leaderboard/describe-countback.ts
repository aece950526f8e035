import type { CountbackReason, CountbackSegment } from './countback';
import { fractionWords } from './format-fraction';

/** Why one ranks apart from another of the same score: `Ahead on the last 6 (holes 13–18): 27 against 28⅓`. */
export function countbackWords({ segment, own, other, ahead }: CountbackReason): string {
  const scores = `${fractionWords(own)} against ${fractionWords(other)}`;
  return `${ahead ? 'Ahead' : 'Behind'} on ${segmentWords(segment)}: ${scores}`;
}

export function segmentWords({ part, holes, from, to }: CountbackSegment): string {
  if (part === 'round') return 'the last round';
  if (holes === 1) return `hole ${to}`;
  return `the last ${holes}${part === 'front' ? ' of the front nine' : ''} (holes ${from}–${to})`;
}

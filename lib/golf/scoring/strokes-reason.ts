import { type HoleStrokes, split } from './strokes';

/** Explains the strokes on a hole: `SI 7 ≤ 14 → 1` for a handicap of 14, `SI 17 > 16 → −1` for plus 2. */
export function strokesReason(hole: HoleStrokes): string {
  if (hole.handicap === 0) return 'plays off 0';
  const { everyHole, rest } = split(hole.handicap, hole.holes);
  if (everyHole > 0 && rest === 0) return `${everyHole} a hole → ${hole.strokes}`;
  const compared = `${rankLabel(hole)} ${hole.rank <= rest ? '≤' : '>'} ${rest} → ${signed(hole.strokes)}`;
  return everyHole === 0 || everyHole === -1 ? compared : `${signed(everyHole)} a hole, ${compared}`;
}

/** Names the hole's stroke index, and its rank if that is different. */
function rankLabel({ strokeIndex, rank }: HoleStrokes): string {
  if (strokeIndex === null) return `no SI, rank ${rank}`;
  return strokeIndex === rank ? `SI ${strokeIndex}` : `SI ${strokeIndex}, rank ${rank}`;
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

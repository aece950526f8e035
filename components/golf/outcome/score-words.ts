import type { Board } from '@/lib/contract/boards';
import { formatInteger } from '@/lib/format/signed';

export function scoreDescription(count: number, board: Board, unit: 'net' | 'stroke' = 'net'): string {
  if (board === 'stableford') return `${formatInteger(count)} ${count === 1 ? 'point' : 'points'}`;
  return unit === 'net' ? `net ${formatInteger(count)}` : `${count} ${count === 1 ? 'stroke' : 'strokes'}`;
}

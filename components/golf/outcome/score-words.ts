import type { Board } from '@/lib/contract/boards';
import { formatWhole } from '@/lib/format/signed';

export function scoreWords(count: number, board: Board, unit: 'net' | 'stroke' = 'net'): string {
  if (board === 'stableford') return `${formatWhole(count)} ${count === 1 ? 'point' : 'points'}`;
  return unit === 'net' ? `net ${formatWhole(count)}` : `${count} ${count === 1 ? 'stroke' : 'strokes'}`;
}

import type { Board } from '@/lib/contract/boards';
import { formatInteger } from '@/lib/format/signed';

export function scoreDescription(count: number, board: Board, unit: 'net' | 'stroke' = 'net'): string {
  if (board === 'stableford') return `${formatInteger(count)} ${count === 1 ? 'point' : 'points'}`;
  return unit === 'net' ? `net ${formatInteger(count)}` : `${count} ${count === 1 ? 'stroke' : 'strokes'}`;
}

const REASONS: Readonly<Record<string, string>> = {
  AWAITING_ATTESTATION: 'not confirmed',
  ABANDONED: 'abandoned',
  CANCELLED: 'cancelled',
};

/** Adds why a result does not count, such as `Ann Lee won 3&2, not confirmed`. @param status of the round or event */
export function withReason(words: string, status: string | undefined): string {
  const reason = status && REASONS[status];
  return reason ? `${words}, ${reason}` : words;
}

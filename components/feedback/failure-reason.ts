import type { Failure } from '@/lib/contract/result';

/** Says in a sentence why something is not shown, without technical terms. */
export function failureReason({ kind, message }: Failure): string {
  if (kind === 'broken') return 'The golf service sent data that Fairway cannot read.';
  return `${message}.`.replace(/\.\.$/, '.');
}

/** What of a failure only developers need; null if the reason says it all. */
export function failureDetails(failure: Failure): string | null {
  if (failure.kind === 'refused') return `Status ${failure.status}`;
  return failure.kind === 'broken' ? failure.message : null;
}

import type { Failure } from '@/lib/contract/result';

/** Says in plain words why something is not shown. */
export function failureReason({ kind, message }: Failure): string {
  if (kind === 'broken') return 'The golf service sent data that Fairway cannot read.';
  return `${message}.`.replace(/\.\.$/, '.');
}

/** The details of a failure that only developers need; null if the reason says it all. */
export function failureDetails(failure: Failure): string | null {
  if (failure.kind === 'refused') return `Status ${failure.status}`;
  return failure.kind === 'broken' ? failure.message : null;
}

import type { Failure } from '@/lib/contract/result';

/** Returns the message of a failure, such as `Try again later (503).` */
export function failureReason(failure: Failure): string {
  const reason = failure.kind === 'refused' ? `${failure.message} (${failure.status}).` : `${failure.message}.`;
  return reason.replace(/\.\.$/, '.');
}

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

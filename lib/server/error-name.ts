/** Returns an error's name for the log, without the message, which may quote user input. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

/** Returns the code of an error or its cause: ENOTFOUND, CERT_HAS_EXPIRED, or Redis' WRONGPASS. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return /^[A-Z]{3,}(?= )/.exec(error.message)?.[0] ?? errorCode(error.cause);
}

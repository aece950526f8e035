/** The kind of an error for the log: messages may quote what was typed. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

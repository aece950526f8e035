/** Messages may quote what was typed. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}

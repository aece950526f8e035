/** Scores may still come in: the screen keeps itself up to date. */
export function isUnderWay({ status }: { status: string }): boolean {
  return status === 'IN_PROGRESS';
}

/** Whether scores may still arrive, so that the screen must refresh. */
export function isUnderWay({ status }: { status?: string | null | undefined }): boolean {
  return status === 'IN_PROGRESS';
}

/** Deletes the state under this key, so that the test starts like a new process. */
export function resetProcessState(key: string): void {
  delete (globalThis as { fairway?: Record<string, unknown> }).fairway?.[key];
}

/** Deletes the state under this key, as a new process would. */
export function resetProcessState(key: string): void {
  delete (globalThis as { fairway?: Record<string, unknown> }).fairway?.[key];
}

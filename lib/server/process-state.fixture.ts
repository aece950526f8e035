/** Forgets the state under this key, as in a new process. */
export function resetProcessState(key: string): void {
  delete (globalThis as { fairway?: Record<string, unknown> }).fairway?.[key];
}

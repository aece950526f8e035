import type { ProcessState } from './process-state';

/** Forgets the state under this key, as in a new process. */
export function resetProcessState(key: keyof ProcessState): void {
  delete (globalThis as { fairway?: Partial<ProcessState> }).fairway?.[key];
}

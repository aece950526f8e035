/**
 * What the bundles of one process share: middleware, pages and handlers are separate bundles, hence globalThis. Each
 * module that keeps state here declares its key and type by augmenting this interface.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules add their keys
export interface ProcessState {}

const holder = globalThis as { fairway?: Partial<ProcessState> };

/** The state under this key, created at its first use. */
export function processState<Key extends keyof ProcessState>(
  key: Key,
  create: () => ProcessState[Key],
): ProcessState[Key] {
  holder.fairway ??= {};
  const state: Partial<Pick<ProcessState, Key>> = holder.fairway;
  state[key] ??= create();
  return state[key] as ProcessState[Key];
}

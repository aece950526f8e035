const holder = globalThis as { fairway?: Record<string, unknown> };

/**
 * The state under this key, created at its first use. The bundles of one process share it: middleware, pages and handlers
 * are separate bundles, hence globalThis. Each key belongs to one module.
 */
export function processState<State>(key: string, create: () => State): State {
  holder.fairway ??= {};
  holder.fairway[key] ??= create();
  return holder.fairway[key] as State;
}

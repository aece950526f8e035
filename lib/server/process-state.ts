const holder = globalThis as { fairway?: Record<string, unknown> };

/** Uses globalThis, because middleware, pages and handlers are separate bundles of one process. */
export function processState<State>(key: string, create: () => State): State {
  holder.fairway ??= {};
  holder.fairway[key] ??= create();
  return holder.fairway[key] as State;
}

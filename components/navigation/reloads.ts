const listeners = new Set<() => void>();

/** Tells components that fetch data in the browser that the user reloads the screen. */
export function announceReload(): void {
  for (const listener of listeners) listener();
}

/** @returns a function that unsubscribes */
export function onReload(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

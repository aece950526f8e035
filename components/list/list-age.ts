import { createStore } from '@/components/navigation/store';

/** How far the server's clock is behind `performance.now()`, by the page that came fastest: the user's clock may be wrong. */
const offset = createStore(Number.POSITIVE_INFINITY);

/** Call when a page arrives. @param loadedAt ms of the server's clock */
export function noteArrival(loadedAt: number): void {
  offset.set(Math.min(offset.get(), performance.now() - loadedAt));
}

/** How long ago the server loaded this, in ms. */
export function ageOf(loadedAt: number): number {
  noteArrival(loadedAt);
  return performance.now() - loadedAt - offset.get();
}

import { createStore } from '@/components/navigation/store';

/** The smallest difference so far between `performance.now()` and the server's clock. The user's clock may be wrong. */
const offset = createStore(Number.POSITIVE_INFINITY);

/** @param loadedAt in ms, by the server's clock */
export function noteArrival(loadedAt: number): void {
  offset.set(Math.min(offset.get(), performance.now() - loadedAt));
}

export function ageOf(loadedAt: number): number {
  noteArrival(loadedAt);
  return performance.now() - loadedAt - offset.get();
}

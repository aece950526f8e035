import { createStore } from '@/components/navigation/store';

/** Offset of the server's clock, by the fastest page: the user's clock may be wrong. */
const offset = createStore(Number.POSITIVE_INFINITY);

/** @param loadedAt in ms of the server's clock */
export function noteArrival(loadedAt: number): void {
  offset.set(Math.min(offset.get(), performance.now() - loadedAt));
}

/** In ms. */
export function ageOf(loadedAt: number): number {
  noteArrival(loadedAt);
  return performance.now() - loadedAt - offset.get();
}

import { createStore } from '@/components/navigation/store';
import { elapsedSince, type Moment, moment } from '@/components/ui/elapsed';

/**
 * The smallest difference so far between `performance.now()` and the server's clock, because the user's clock may be
 * wrong.
 */
const offset = createStore(Number.POSITIVE_INFINITY);

const latest = createStore<{ loadedAt: number; arrivedAt: Moment } | null>(null);

/** @param loadedAt in ms of the server's clock */
export function noteArrival(loadedAt: number): void {
  offset.set(Math.min(offset.get(), performance.now() - loadedAt));
  if (latest.get()?.loadedAt !== loadedAt) latest.set({ loadedAt, arrivedAt: moment() });
}

export function ageOf(loadedAt: number): number {
  noteArrival(loadedAt);
  const shown = latest.get();
  const byServer = performance.now() - loadedAt - offset.get();
  return shown ? Math.max(byServer, elapsedSince(shown.arrivedAt)) : byServer;
}

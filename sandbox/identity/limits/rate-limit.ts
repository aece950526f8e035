import type { Clock } from '../clock';

/** Counts calls by key in a sliding window of `milliseconds`. */
export function createRateLimit(clock: Clock, milliseconds: number) {
  const calls = new Map<string, number[]>();
  return {
    /** False, and not counted, when the window has `limit` calls already. */
    allow(key: string, limit: number): boolean {
      const now = clock().getTime();
      const recent = (calls.get(key) ?? []).filter((at) => now - at < milliseconds);
      const allowed = recent.length < limit;
      calls.set(key, allowed ? [...recent, now] : recent);
      return allowed;
    },
    clear(): void {
      calls.clear();
    },
  };
}
export type RateLimit = ReturnType<typeof createRateLimit>;

import type { Clock } from './clock';

/** At most `limit` calls an hour for each key. */
export function createHourlyLimit(clock: Clock, limit: number) {
  const calls = new Map<string, number[]>();
  return {
    allow(key: string): boolean {
      const now = clock().getTime();
      const recent = (calls.get(key) ?? []).filter((at) => now - at < 60 * 60 * 1000);
      if (recent.length < limit) recent.push(now);
      else return false;
      calls.set(key, recent);
      return true;
    },
    clear(): void {
      calls.clear();
    },
  };
}
export type HourlyLimit = ReturnType<typeof createHourlyLimit>;

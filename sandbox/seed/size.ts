export type SeedSize = { users: number; friendlyRounds: number };

/** True if there is so much data that dropping indexes while loading is faster. */
export const isLarge = ({ friendlyRounds }: SeedSize): boolean => friendlyRounds >= 200_000;

export const defaultSize: SeedSize = { users: 2_000, friendlyRounds: 20_000 };

/** The time that counts as now when data is created. Friendly rounds were played in the two years before it. */
export let seedNow = new Date('2026-11-01T00:00:00.000Z');

/** Changes the day that counts as today. The same day always gives the same rows. */
export function setSeedNow(day: Date): void {
  seedNow = day;
}
export const windowDays = 730;

/** Increase with every change of the created data, so that data of earlier versions is replaced. */
export const seedVersion = 11;

export type SeedSize = { users: number; friendlyRounds: number };

/** So many rows that the database is better prepared for them. */
export const isLarge = ({ friendlyRounds }: SeedSize): boolean => friendlyRounds >= 200_000;

export const defaultSize: SeedSize = { users: 2_000, friendlyRounds: 20_000 };

/** The seed's "now", a Sunday: everything happened in the two years before it. */
export let seedNow = new Date('2026-11-01T00:00:00.000Z');

/** Makes what is seeded from here on as of another day. The same day makes the same rows. */
export function setSeedNow(day: Date): void {
  seedNow = day;
}
export const windowDays = 730;

/** Counts up with every change to what the seed makes, so that older data is made again. */
export const seedVersion = 10;

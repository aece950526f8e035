export type SeedSize = { users: number; friendlyRounds: number };

/** True when the seed is so large that dropping indexes while loading is faster. */
export const isLarge = ({ friendlyRounds }: SeedSize): boolean => friendlyRounds >= 200_000;

export const defaultSize: SeedSize = { users: 2_000, friendlyRounds: 20_000 };

/** The time that the seed uses as the current time. Seeded friendly rounds were played in the two years before it. */
export let seedNow = new Date('2026-11-01T00:00:00.000Z');

/** Changes the day that the seed uses as the current day. For the same day, the seed makes the same rows. */
export function setSeedNow(day: Date): void {
  seedNow = day;
}
export const windowDays = 730;

/** Must be increased with every change of the seeded data, so that data of earlier versions is replaced. */
export const seedVersion = 11;

export type SeedSize = { users: number; friendlyRounds: number };

/** Whether the seed is large enough to drop indexes while loading. */
export const isLarge = ({ friendlyRounds }: SeedSize): boolean => friendlyRounds >= 200_000;

export const defaultSize: SeedSize = { users: 2_000, friendlyRounds: 20_000 };

/** The current time as the seed sees it. Its rounds lie in the two years before. */
export let seedNow = new Date('2026-11-01T00:00:00.000Z');

/** Changes the day that the seed uses as today. The same day makes the same rows. */
export function setSeedNow(day: Date): void {
  seedNow = day;
}
export const windowDays = 730;

/** Increase this with every change of the seed's data, so that older data is replaced. */
export const seedVersion = 11;

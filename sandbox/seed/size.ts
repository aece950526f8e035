export type SeedSize = { users: number; friendlyRounds: number };

/** Large seeds drop the indexes while they load. */
export const isLarge = ({ friendlyRounds }: SeedSize): boolean => friendlyRounds >= 200_000;

export const defaultSize: SeedSize = { users: 2_000, friendlyRounds: 20_000 };

/** The time that the seed takes for now; its rounds lie in the two years before. */
export let seedNow = new Date('2026-11-01T00:00:00.000Z');

/** Moves the seed to another day. The same day makes the same rows. */
export function setSeedNow(day: Date): void {
  seedNow = day;
}
export const windowDays = 730;

/** Increase with every change of the seed's data, so that older data is replaced. */
export const seedVersion = 11;

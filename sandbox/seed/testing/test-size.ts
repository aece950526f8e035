import type { SeedSize } from '../size';

/** The size of the seed in most tests. It is the smallest size that contains every case. */
export const testSize: SeedSize = { users: 150, friendlyRounds: 600 };

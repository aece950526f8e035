import type { SeedSize } from '../size';

/** The size of most tests: the smallest with every case of the seed. */
export const testSize: SeedSize = { users: 150, friendlyRounds: 600 };

import type { SeedSize } from '../size';

/** The size of most tests: the smallest seed that contains every case. */
export const testSize: SeedSize = { users: 150, friendlyRounds: 600 };

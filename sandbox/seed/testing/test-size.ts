import type { SeedSize } from '../size';

/** The amount of data in most tests: the smallest that contains every case. */
export const testSize: SeedSize = { users: 150, friendlyRounds: 600 };

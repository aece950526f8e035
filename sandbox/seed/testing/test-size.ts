import type { SeedSize } from '../size';

/** What most tests look at: enough for every case that the seed knows. */
export const testSize: SeedSize = { users: 150, friendlyRounds: 600 };

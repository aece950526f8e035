import type { SeedSize } from '@/sandbox/seed/size';

export const small: SeedSize = { users: 1_000, friendlyRounds: 10_000 };
export const large: SeedSize = { users: 100_000, friendlyRounds: 1_000_000 };

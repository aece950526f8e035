import type * as z from 'zod';
import type { FriendlyRound as FriendlyRoundSchema } from '@/lib/contract/friendly-rounds';

export type FriendlyRound = z.infer<typeof FriendlyRoundSchema>;

/** What the dialog of a winner shows of the round. */
export type WonRound = Pick<
  FriendlyRound,
  'status' | 'scoringFormat' | 'matchplayFormat' | 'course' | 'country' | 'createdAt' | 'outcome'
> & { winnerPlayer: NonNullable<FriendlyRound['winnerPlayer']> };

import type { FriendlyRound } from '@/lib/resources/friendly-rounds';

/** What the dialog of a winner shows of the round. */
export type WonRound = Pick<
  FriendlyRound,
  'status' | 'scoringFormat' | 'matchplayFormat' | 'course' | 'country' | 'createdAt' | 'outcome'
> & { winnerPlayer: NonNullable<FriendlyRound['winnerPlayer']> };

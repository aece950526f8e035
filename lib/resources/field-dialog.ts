import type * as z from 'zod';
import type { Tee } from '@/lib/contract/courses';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';

type Named = { name: string } | null | undefined;

/** The tee that a round was played from. */
export type TeeDialogData = { tee: z.infer<typeof Tee>; course: Named; country: Named };

/** Who won a round, and the round. */
export type WinnerDialogData = {
  winner: NonNullable<FriendlyRound['winnerPlayer']>;
  round: Pick<
    FriendlyRound,
    'status' | 'scoringFormat' | 'matchplayFormat' | 'course' | 'country' | 'createdAt' | 'outcome'
  >;
  timeZone: string;
};

/** The dialog that a field opens, and what that shows. */
export type FieldDialog = ({ kind: 'tee' } & TeeDialogData) | ({ kind: 'winner' } & WinnerDialogData);

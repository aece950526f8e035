import type * as z from 'zod';
import type { Tee } from '@/lib/contract/courses';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';

type Named = { name: string } | null | undefined;

export type TeeDialogData = { tee: z.infer<typeof Tee>; course: Named; country: Named };

export type WinnerDialogData = {
  winner: NonNullable<FriendlyRound['winnerPlayer']>;
  round: Pick<
    FriendlyRound,
    'status' | 'scoringFormat' | 'matchplayFormat' | 'course' | 'country' | 'createdAt' | 'outcome'
  >;
  timeZone: string;
};

export type FieldDialog = ({ kind: 'tee' } & TeeDialogData) | ({ kind: 'winner' } & WinnerDialogData);

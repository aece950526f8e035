import type { Cells } from '@/components/fields/field-value';
import { TeeDialogButton } from '@/components/resources/friendly-rounds/tee-dialog-button';
import type { EventRound } from '@/lib/resources/event-rounds';

export const eventRoundCells = {
  tee: ({ tee, course, country }) => tee && <TeeDialogButton tee={tee} course={course} country={country} />,
} satisfies Cells<EventRound>;

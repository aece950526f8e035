import type { Cells } from '@/components/fields/field-value';
import { TeeButton } from '@/components/golf/tee/tee-button';
import type { EventRound } from '@/lib/resources/event-rounds';

export const eventRoundCells = {
  tee: ({ tee, course, country }) => tee && <TeeButton tee={tee} course={course} country={country} />,
} satisfies Cells<EventRound>;

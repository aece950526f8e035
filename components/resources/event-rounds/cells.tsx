import type { Cells } from '@/components/fields/field-value';
import { TeeCell } from '@/components/golf/tee/tee-cell';
import type { EventRound } from '@/lib/resources/event-rounds';

export const eventRoundCells = {
  tee: ({ tee, course, country }) => tee && <TeeCell tee={tee} course={course} country={country} />,
} satisfies Cells<EventRound>;

import { nextDayStart } from '@/lib/format/day-start';
import { isMoment } from '@/lib/format/is-moment';
import type { AnyFilter } from './filters';
import type { ListState } from './list-state';

type Shown = {
  state: ListState;
  filters: readonly AnyFilter[];
  timeZone: string;
  /** When the rows were fetched, in ms since 1970. */
  fetchedAt: number;
};

/**
 * The moment after which nothing that is created belongs to the rows on the screen: when they were fetched. Null where
 * the list cannot be filtered by creation, or its filter has ended before.
 */
export function createdUntil({ state, filters, timeZone, fetchedAt }: Shown): string | null {
  const created = filters.find((filter) => filter.kind === 'dates' && filter.to === 'createdTo');
  const { createdTo } = state.filters;
  const hasEnded = createdTo !== undefined && Date.parse(endOf(createdTo, timeZone)) <= fetchedAt;
  return created && !hasEnded ? new Date(fetchedAt).toISOString() : null;
}

function endOf(text: string, timeZone: string): string {
  return isMoment(text) ? text : nextDayStart(text, timeZone);
}

import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns';
import type { Filter } from './filters';
import { isSearchable, type ListState } from './list-state';

/**
 * The query as the API takes it: `search` from q, filters as they are, dates as the moments at which those days begin
 * and end in the time zone, and nothing that is empty.
 */
export function toApiQuery<Item>(state: ListState, filters: readonly Filter<Item>[], timeZone: string) {
  const { pageNumber, pageSize, sortedBy, q } = state;
  return {
    pageNumber,
    pageSize,
    ...(sortedBy && { sortedBy }),
    ...(q && isSearchable(q) && { search: q }),
    ...apiFilters(state, filters, timeZone),
  };
}

function apiFilters<Item>({ filters: values }: ListState, filters: readonly Filter<Item>[], timeZone: string) {
  const query: Record<string, string> = { ...values };
  for (const filter of filters) {
    if (filter.kind !== 'dates') continue;
    const { from, to } = filter;
    if (values[from]) query[from] = dayBegins(values[from], timeZone, 0);
    if (values[to]) query[to] = dayBegins(values[to], timeZone, 1);
  }
  return query;
}

/** The moment at which a day, or the one so many days later, begins in a time zone. */
export function dayBegins(day: string, timeZone: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = addDays(new TZDate(year, month - 1, date, timeZone), daysLater);
  return new Date(start.getTime()).toISOString();
}

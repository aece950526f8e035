import { dayStart, nextDayStart } from '@/lib/format/day-start';
import { isMoment } from '@/lib/format/is-moment';
import { searchWords } from '@/lib/format/search-words';
import type { AnyFilter, FilterValues } from './filters';
import { isSearchable, type ListState } from './list-state';

/** `q` becomes `search`. A day becomes the moment at which it begins or ends in `timeZone`. */
export function toApiQuery(state: ListState, filters: readonly AnyFilter[], timeZone: string) {
  const { pageNumber, pageSize, sortedBy, q } = state;
  return {
    pageNumber,
    pageSize,
    ...(sortedBy && { sortedBy }),
    ...(q && isSearchable(q) && { search: searchWords(q) }),
    ...apiFilters(state.filters, filters, timeZone),
  };
}

export function apiFilters(values: FilterValues, filters: readonly AnyFilter[], timeZone: string) {
  const query: Record<string, string> = { ...values };
  for (const filter of filters) {
    if (filter.kind !== 'dates') continue;
    const { from, to, before = '' } = filter;
    for (const start of [from, before]) {
      const day = values[start];
      if (day && !isMoment(day)) query[start] = dayStart(day, timeZone);
    }
    if (values[to] && !isMoment(values[to])) query[to] = nextDayStart(values[to], timeZone);
  }
  return query;
}

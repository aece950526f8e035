import { nextDayStart } from '@/lib/format/day-start';
import { isMoment } from '@/lib/format/is-moment';
import type { Filter } from '@/lib/list/filters';
import { type ListState, listHref } from '@/lib/list/list-state';

type Shown<Item> = {
  pathname: string;
  state: ListState;
  filters: readonly Filter<Item>[];
  timeZone: string;
  /** When the rows were fetched, in ms since 1970. */
  fetchedAt: number;
};

/**
 * The address of the rows on the screen, without their columns: it pins the time zone and, where the list can be
 * filtered by creation, ends with what had been created when they were fetched.
 */
export function exactHref<Item>({ pathname, state, filters, timeZone, fetchedAt }: Shown<Item>): string {
  const created = filters.find((filter) => filter.kind === 'dates' && filter.to === 'createdTo');
  const { createdTo } = state.filters;
  const hasEnded = createdTo !== undefined && Date.parse(endOf(createdTo, timeZone)) <= fetchedAt;
  const until = new Date(fetchedAt).toISOString();
  const values = created && !hasEnded ? { ...state.filters, createdTo: until } : state.filters;
  const href = listHref(pathname, {
    ...state,
    columns: null,
    view: undefined,
    zone: timeZone,
    filters: values,
    fit: 0,
  });
  // The first page of others may be longer or shorter.
  return href.includes('pageSize=') || state.pageNumber > 1 ? href : `${href}&pageSize=${state.pageSize}`;
}

function endOf(text: string, timeZone: string): string {
  return isMoment(text) ? text : nextDayStart(text, timeZone);
}

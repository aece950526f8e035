import 'server-only';
import { getCourse, listCourses } from '@/lib/api/courses';
import { everyPage } from '@/lib/api/every-page';
import { getGroup, listGroups } from '@/lib/api/groups';
import { getCountry, getRegion, listCountries, listRegions } from '@/lib/api/places';
import { getTotal } from '@/lib/api/stats';
import { NONE } from '@/lib/contract/none';
import type { Page } from '@/lib/contract/page';
import { toResult } from '@/lib/contract/result';
import { orNull } from '@/lib/contract/unread';
import type { ChoicesAnswer } from '@/lib/list/chips';
import { type ChoiceSource, type Option, wordOption } from '@/lib/list/filters';
import { namesOf, optionsOf } from './choice-options';
import { eventStatuses, userStatuses } from './known-values';

/** The regions `of` countries, those that a search finds. `inPage`: as many as a page without scripting can carry. */
type AskedChoices = { of: string; search: string; inPage: boolean };

/** Choices that the browser fetches when the form of filters opens. */
type Source = {
  choices: (asked: AskedChoices) => Promise<ChoicesAnswer>;
  /** The names of the chosen ones. */
  named: (values: readonly string[]) => Promise<readonly Option[]>;
};

/** Where more match, a longer text finds the others. */
const FIRST = { pageNumber: 1, pageSize: 50 };
const PAGES_IN_PAGE = 10;
/** The countries of the world are three pages, the regions of a few countries as many. */
const PAGES_OF_PLACES = 20;

type ListPage<Item> = Parameters<typeof everyPage<Item>>[0];
const firstOr = <Item>(inPage: boolean, list: ListPage<Item>) =>
  inPage ? everyPage(list, PAGES_IN_PAGE) : list(FIRST);

export const fetched = {
  country: {
    choices: async ({ search }) =>
      answerOf(await everyPage((page) => listCountries({ ...page, ...byName(search) }), PAGES_OF_PLACES)),
    named: placeNames(getCountry, 'No country'),
  },
  region: {
    choices: async ({ of, search }) =>
      answerOf(await everyPage((page) => listRegions({ ...page, ...byName(search), country: of }), PAGES_OF_PLACES)),
    named: placeNames(getRegion, 'No region'),
  },
  course: {
    choices: async ({ search, inPage }) =>
      answerOf(await firstOr(inPage, (page) => listCourses({ ...page, ...byName(search) }))),
    named: (uids) => namesOf(uids, getCourse),
  },
  group: {
    // Unasked those with the most events.
    choices: async ({ search, inPage }) => {
      const order = search ? byName(search) : ({ sortedBy: '-eventsCount' } as const);
      return answerOf(await firstOr(inPage, (page) => listGroups({ ...page, ...order })));
    },
    named: (uids) => namesOf(uids, getGroup),
  },
  'status-of-users': statuses('users', userStatuses, { value: NONE, label: 'No status' }),
  'status-of-events': statuses('events', eventStatuses),
} satisfies Partial<Record<ChoiceSource, Source>>;

export type FetchedChoice = keyof typeof fetched;

export function isFetchedChoice(source: string): source is FetchedChoice {
  return Object.hasOwn(fetched, source);
}

const byName = (search: string) => ({ sortedBy: 'name' as const, ...(search && { search }) });

function answerOf({ rows, paging: { total } }: Page<{ uid: string; name: string }>): ChoicesAnswer {
  const isWhole = total !== null && rows.length >= total;
  return { choices: optionsOf(rows, (item) => item), more: isWhole ? null : { shown: rows.length, total } };
}

/** Lists take `none` for golfers without one. */
function placeNames(get: Parameters<typeof namesOf>[1], none: string): Source['named'] {
  return async (values) => {
    const names = await namesOf(
      values.filter((value) => value !== NONE),
      get,
    );
    return values.includes(NONE) ? [...names, { value: NONE, label: none }] : names;
  };
}

/**
 * The statuses that there are, with how many have each, most first; the known ones where the API does not count them.
 * `none` is offered last where the API counts rows that have none.
 */
function statuses(of: 'users' | 'events', known: readonly Option[], none?: Option): Source {
  return {
    choices: async () => {
      const total = await toResult(getTotal(of));
      const counted = total.ok
        ? orNull(() => total.value.byStatus?.map(({ status, count }) => ({ status, count })))
        : null;
      if (!counted?.length) return { choices: known, more: null };
      const options: Option[] = counted.map(({ status, count }) => ({ ...wordOption(status), count }));
      const all = total.ok ? orNull(() => total.value.total) : null;
      const rest = (all ?? 0) - counted.reduce((sum, { count }) => sum + count, 0);
      return { choices: none && rest > 0 ? [...options, { ...none, count: rest }] : options, more: null };
    },
    named: async (values) => values.map((value) => (value === none?.value ? none : wordOption(value))),
  };
}

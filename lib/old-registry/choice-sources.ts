import 'server-only';
import { fetchTotal } from '@/lib/api/stats';
import type { Input } from '@/lib/contract/endpoints';
import { NONE } from '@/lib/contract/none';
import type { Page } from '@/lib/contract/page';
import { toResult } from '@/lib/contract/result';
import { having } from '@/lib/contract/wire/unread';
import type { ChoicesAnswer } from '@/lib/list/address/chips';
import { type ChoiceSource, type Option, wordOption } from '@/lib/list/address/filters';
import { eventStatuses, userStatuses } from '@/lib/list/address/known-values';
import { country } from '@/lib/old-records/country';
import { course } from '@/lib/old-records/course';
import { group } from '@/lib/old-records/group';
import { region } from '@/lib/old-records/region';
import { namesOf, optionsOf } from './choice-options';
import { courses } from './courses';
import type { List } from './declare-list';
import { fetchEvery, fetchList } from './fetch-list';
import { groups } from './groups';
import { countries, regions } from './places';

/** The regions `of` countries, those that a search finds. `inPage`: as many as a page without scripting can carry. */
type AskedChoices = { of: string; search: string; inPage: boolean };

/** Choices that the browser fetches when the form of filters opens. */
type Source = {
  choices: (asked: AskedChoices) => Promise<ChoicesAnswer>;
  named: (values: readonly string[]) => Promise<readonly Option[]>;
};

/** Where more match, a longer text finds the others. */
const FIRST = { pageNumber: 1, pageSize: 50 };
const MOST_IN_PAGE = 1_000;
/** The countries of the world are some 250, the regions of a few countries as many. */
const MOST_PLACES = 2_000;

const firstOr = <Name extends 'courses.list' | 'groups.list'>(
  inPage: boolean,
  list: List<Name>,
  query: Partial<Input<Name>>,
) => (inPage ? fetchEvery(list, query, { most: MOST_IN_PAGE }) : fetchList(list, { ...FIRST, ...query }));

export const fetched = {
  country: {
    choices: async ({ search }) => answerOf(await fetchEvery(countries, byName(search), { most: MOST_PLACES })),
    named: placeNames(country.find, 'No country'),
  },
  region: {
    choices: async ({ of, search }) =>
      answerOf(await fetchEvery(regions, { ...byName(search), country: of }, { most: MOST_PLACES })),
    named: placeNames(region.find, 'No region'),
  },
  course: {
    choices: async ({ search, inPage }) => answerOf(await firstOr(inPage, courses, byName(search))),
    named: (uids) => namesOf(uids, course.find),
  },
  group: {
    // Unasked those with the most events.
    choices: async ({ search, inPage }) => {
      const order = search ? byName(search) : ({ sortedBy: '-eventsCount' } as const);
      return answerOf(await firstOr(inPage, groups, order));
    },
    named: (uids) => namesOf(uids, group.find),
  },
  'status-of-users': statuses('users', userStatuses, { value: NONE, label: 'No status' }),
  'status-of-events': statuses('events', eventStatuses),
} satisfies Partial<Record<ChoiceSource, Source>>;

export type FetchedChoice = keyof typeof fetched;

export function isFetchedChoice(source: string): source is FetchedChoice {
  return Object.hasOwn(fetched, source);
}

const byName = (search: string) => ({ sortedBy: 'name' as const, ...(search && { search }) });

function answerOf({ rows, paging: { total } }: Page<{ uid: string; name?: string | undefined }>): ChoicesAnswer {
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
      const total = await toResult(fetchTotal(of));
      const counted = total.ok ? having(total.value, 'byStatus')?.byStatus : null;
      if (!counted?.length) return { choices: known, more: null };
      const options: Option[] = counted.map(({ status, count }) => ({ ...wordOption(status), count }));
      const rest = ((total.ok && total.value.total) || 0) - counted.reduce((sum, { count }) => sum + count, 0);
      return { choices: none && rest > 0 ? [...options, { ...none, count: rest }] : options, more: null };
    },
    named: async (values) => values.map((value) => (value === none?.value ? none : wordOption(value))),
  };
}

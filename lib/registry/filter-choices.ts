import 'server-only';
import { getCourse, listCourses } from '@/lib/api/courses';
import { getEvent } from '@/lib/api/events';
import { everyPage } from '@/lib/api/every-page';
import { getGroup, listGroups } from '@/lib/api/groups';
import { listCountries, listRegions } from '@/lib/api/places';
import { getTotal } from '@/lib/api/stats';
import { listGroupsOfUser } from '@/lib/api/users';
import { NONE } from '@/lib/contract/none';
import type { Page, Row } from '@/lib/contract/page';
import { type Result, toResult } from '@/lib/contract/result';
import { attempt, faultWords, orNull } from '@/lib/contract/unread';
import type { Choices, FilterOptions } from '@/lib/list/chips';
import { type ChoiceSource, type Filter, type FilterValues, type Option, wordOption } from '@/lib/list/filters';
import { routes } from '@/lib/routes';
import { eventStatuses, userStatuses } from './known-values';

/** Choices that the browser fetches when the form of filters opens. The regions are those `of` countries. */
type Fetched = {
  all: (of: string) => Promise<Option[]>;
  /** The names of the chosen ones. */
  named: (uids: readonly string[], of: string) => Promise<Option[]>;
};

const byName = { pageSize: 100, sortedBy: 'name' } as const;
const MAX_PAGES = 10;
const MAX_GROUPS = 50;
const MAX_NAMES = 10;

const countries = async () => optionsIn(await listCountries(byName));
const regions = async (of: string) => optionsIn(await listRegions({ ...byName, country: of }));

const fetched = {
  country: { all: countries, named: async (uids) => only(uids, await countries()) },
  region: { all: regions, named: async (uids, of) => only(uids, await regions(of)) },
  course: { all: courses, named: (uids) => namesOf(uids, getCourse) },
  // The groups with the most events: there are too many to offer all.
  group: {
    all: async () => optionsIn(await listGroups({ pageSize: MAX_GROUPS, sortedBy: '-eventsCount' })),
    named: (uids) => namesOf(uids, getGroup),
  },
  'status-of-users': statuses('users', userStatuses, { value: NONE, label: 'No status' }),
  'status-of-events': statuses('events', eventStatuses),
} satisfies Partial<Record<ChoiceSource, Fetched>>;

export type FetchedChoice = keyof typeof fetched;

export function isFetchedChoice(source: string): source is FetchedChoice {
  return Object.hasOwn(fetched, source);
}

/** All choices by name. There are no regions without a country. */
export async function allChoices(source: FetchedChoice, of: string): Promise<Result<Option[]>> {
  if (source === 'region' && of === '') return { ok: true, value: [] };
  return toResult(fetched[source].all(of));
}

type Request = {
  state: { filters: FilterValues };
  /** Whether the page carries every choice: without scripting nothing can be fetched later. */
  everyChoice: boolean;
  uid?: string | undefined;
};

/** The choices that a list's page carries, by the filter's key. */
export async function filterChoices(filters: readonly Filter<never>[], request: Request): Promise<FilterOptions> {
  const choices = filters.map(async (filter): Promise<[string, Choices][]> => {
    if (filter.kind !== 'any-of') return [];
    const { key, choices } = filter;
    const chosen = request.state.filters[key]?.split(',').slice(0, MAX_NAMES) ?? [];
    return [[key, typeof choices === 'string' ? await choicesFrom(choices, chosen, request) : choices]];
  });
  return Object.fromEntries((await Promise.all(choices)).flat());
}

/** The choices that need no answer: the form fetches the others when it opens. */
export function choicesToFetch(
  filters: readonly Filter<never>[],
  { filters: values }: Request['state'],
): FilterOptions {
  const choices = filters.flatMap((filter): [string, Choices][] => {
    if (filter.kind !== 'any-of') return [];
    const { key, choices } = filter;
    if (typeof choices !== 'string') return [[key, choices]];
    const chosen = values[key]?.split(',').map((value) => ({ value, label: value })) ?? [];
    if (!isFetchedChoice(choices)) return [[key, chosen]];
    const of = values.country ?? '';
    return [[key, choices === 'region' && of === '' ? [] : { chosen, all: routes.choices(choices, of) }]];
  });
  return Object.fromEntries(choices);
}

async function choicesFrom(
  source: ChoiceSource,
  chosen: readonly string[],
  { state, everyChoice, uid = '' }: Request,
): Promise<Choices> {
  // An event is reached from its own screen: the form offers only those that the address names.
  if (source === 'event') return namesOf(chosen, getEvent);
  if (source === 'group-of-user') return groupsOfUser(uid);
  const of = state.filters.country ?? '';
  if (everyChoice) {
    const all = await allChoices(source, of);
    return all.ok ? all.value : null;
  }
  if (source === 'region' && of === '') return [];
  const named = chosen.length === 0 ? null : await toResult(fetched[source].named(chosen, of));
  return { chosen: named?.ok ? named.value : [], all: routes.choices(source, of) };
}

async function groupsOfUser(uid: string): Promise<Choices> {
  const groups = await toResult(listGroupsOfUser(uid, { pageSize: 100, sortedBy: 'group' }));
  if (!groups.ok) return null;
  return optionsOf(groups.value.rows, (item) => item.group);
}

/**
 * The statuses that there are, with how many have each, most first; the known ones where the API does not count them.
 * `none` is offered last where the API counts rows that have none.
 */
function statuses(of: 'users' | 'events', known: readonly Option[], none?: Option): Fetched {
  return {
    all: async () => {
      const total = await toResult(getTotal(of));
      const counted = total.ok
        ? orNull(() => total.value.byStatus?.map(({ status, count }) => ({ status, count })))
        : null;
      if (!counted?.length) return [...known];
      const options: Option[] = counted.map(({ status, count }) => ({ ...wordOption(status), count }));
      const all = total.ok ? orNull(() => total.value.total) : null;
      const rest = (all ?? 0) - counted.reduce((sum, { count }) => sum + count, 0);
      return none && rest > 0 ? [...options, { ...none, count: rest }] : options;
    },
    named: async (values) => values.map((value) => (value === none?.value ? none : wordOption(value))),
  };
}

async function courses(): Promise<Option[]> {
  return optionsIn(await everyPage((page) => listCourses({ ...byName, ...page }), MAX_PAGES));
}

async function namesOf(
  uids: readonly string[],
  get: (uid: string) => Promise<{ uid: string; name: string } | null>,
): Promise<Option[]> {
  const found = await Promise.all(uids.slice(0, MAX_NAMES).map((uid) => toResult(get(uid))));
  return found.flatMap((one) => (one.ok && one.value ? optionOf(() => one.value) : []));
}

const only = (uids: readonly string[], options: readonly Option[]) =>
  options.filter(({ value }) => uids.includes(value));

const optionsIn = ({ rows }: Page<{ uid: string; name: string }>) => optionsOf(rows, (item) => item);

/** The rows that can be chosen; a last option without a value says how many have no uid, and why. */
function optionsOf<Item>(
  rows: readonly Row<Item>[],
  read: (item: Item) => { uid: string; name: string } | null,
): Option[] {
  const faults: string[] = [];
  const options = rows.flatMap((row) => {
    if (!row.ok) {
      faults.push(row.faults[0] ?? 'Invalid input');
      return [];
    }
    const uid = attempt(() => read(row.item)?.uid);
    if (uid.ok) return optionOf(() => read(row.item));
    faults.push(faultWords(uid.fault));
    return [];
  });
  if (faults.length === 0) return options;
  return [...options, { value: '', label: `${faults.length} could not be read: ${faults[0]}` }];
}

/** A choice by its name, or by its uid where the name could not be read; none without a uid. */
function optionOf(read: () => { uid: string; name: string } | null): Option[] {
  const value = orNull(() => read()?.uid);
  return value ? [{ value, label: orNull(() => read()?.name) ?? value }] : [];
}

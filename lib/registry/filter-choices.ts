import 'server-only';
import { getCourse, listCourses } from '@/lib/api/courses';
import { getEvent } from '@/lib/api/events';
import { getGroup, listGroups } from '@/lib/api/groups';
import { listCountries, listRegions } from '@/lib/api/places';
import { listGroupsOfUser } from '@/lib/api/users';
import type { Page } from '@/lib/contract/page';
import { type Result, toResult } from '@/lib/contract/result';
import type { Choices, FilterOptions, Option } from '@/lib/list/chips';
import type { FilterValues } from '@/lib/list/filters';
import { routes } from '@/lib/routes';

/** Choices that are fetched when the filter's form is opened. Those of regions are the regions `of` countries. */
type Source = {
  all: (of: string) => Promise<Option[]>;
  /** The names of these, which stand in the address. */
  named: (uids: readonly string[], of: string) => Promise<Option[]>;
};

const byName = { pageSize: 100, sortedBy: 'name' } as const;
const MOST_PAGES = 10;
const MOST_GROUPS = 50;
const MOST_NAMES = 10;

const countries = async () => optionsIn(await listCountries(byName));
const regions = async (of: string) => optionsIn(await listRegions({ ...byName, country: of }));

const sources = {
  country: { all: countries, named: async (uids) => only(uids, await countries()) },
  region: { all: regions, named: async (uids, of) => only(uids, await regions(of)) },
  course: { all: courses, named: (uids) => namesOf(uids, getCourse) },
  // Those with the most events, for there are too many to offer all.
  group: {
    all: async () => optionsIn(await listGroups({ pageSize: MOST_GROUPS, sortedBy: '-eventsCount' })),
    named: (uids) => namesOf(uids, getGroup),
  },
} satisfies Record<string, Source>;

export type ChoiceKey = keyof typeof sources;

export function isChoiceKey(key: string): key is ChoiceKey {
  return Object.hasOwn(sources, key);
}

/** All choices of a filter, by name. Of regions none without a country. */
export async function allChoices(key: ChoiceKey, of: string): Promise<Result<Option[]>> {
  if (key === 'region' && of === '') return { ok: true, value: [] };
  return toResult(sources[key].all(of));
}

/** The choices of these filters, as a list's page carries them: the chosen ones by name, or every one of them. */
export async function filterChoices(
  keys: readonly ChoiceKey[],
  { state, everyChoice }: { state: { filters: FilterValues }; everyChoice: boolean },
): Promise<FilterOptions> {
  const of = state.filters.country ?? '';
  const choices = keys.map(async (key): Promise<[string, Choices]> => {
    if (everyChoice) return [key, await allChoices(key, of).then((all) => (all.ok ? all.value : null))];
    if (key === 'region' && of === '') return [key, []];
    const uids = state.filters[key]?.split(',').slice(0, MOST_NAMES) ?? [];
    const named = uids.length === 0 ? null : await toResult(sources[key].named(uids, of));
    return [key, { chosen: named?.ok ? named.value : [], all: routes.choices(key, of) }];
  });
  return Object.fromEntries(await Promise.all(choices));
}

/** The groups that a golfer is in as choices, by name; null when they could not be loaded. */
export async function groupOptionsOfUser(uid: string): Promise<Option[] | null> {
  const answer = await toResult(listGroupsOfUser(uid, { pageSize: 100, sortedBy: 'group' }));
  if (!answer.ok) return null;
  return answer.value.rows.flatMap((row) =>
    row.ok ? [{ value: row.item.group.uid, label: row.item.group.name }] : [],
  );
}

/** The chosen events only: others are reached from their own screens. */
export function eventOptions(chosenUids: string | undefined): Promise<Option[]> {
  return namesOf(chosenUids?.split(',') ?? [], getEvent);
}

async function courses(): Promise<Option[]> {
  const first = await listCourses(byName);
  const pages = Math.min(MOST_PAGES, Math.ceil(first.paging.total / byName.pageSize));
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    listCourses({ ...byName, pageNumber: index + 2 }),
  );
  return [first, ...(await Promise.all(others))].flatMap(optionsIn);
}

async function namesOf(
  uids: readonly string[],
  get: (uid: string) => Promise<{ uid: string; name: string } | null>,
): Promise<Option[]> {
  const found = await Promise.all(uids.slice(0, MOST_NAMES).map((uid) => toResult(get(uid))));
  return found.flatMap((one) => (one.ok && one.value ? [{ value: one.value.uid, label: one.value.name }] : []));
}

const only = (uids: readonly string[], options: readonly Option[]) =>
  options.filter(({ value }) => uids.includes(value));

function optionsIn({ rows }: Page<{ uid: string; name: string }>): Option[] {
  return rows.flatMap((row) => (row.ok ? [{ value: row.item.uid, label: row.item.name }] : []));
}

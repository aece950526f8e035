import 'server-only';
import { NONE } from '@/lib/contract/none';
import { type Result, toResult } from '@/lib/contract/result';
import { known, reads } from '@/lib/contract/wire/unread';
import { searchWords } from '@/lib/format/search-words';
import { type Choices, type ChoicesAnswer, type FilterOptions, namedChoices } from '@/lib/list/address/chips';
import type { ChoiceSource, FilterValues } from '@/lib/list/address/filters';
import { isSearchable } from '@/lib/list/address/list-state';
import type { Filter } from '@/lib/list/rows/old-filter';
import { event } from '@/lib/old-records/event';
import { golfer } from '@/lib/old-records/golfer';
import { group } from '@/lib/old-records/group';
import { routes } from '@/lib/routes';
import { namesOf, optionsOf } from './choice-options';
import { type FetchedChoice, fetched, isFetchedChoice } from './choice-sources';
import { fetchEvery } from './fetch-list';
import { groupsOfUser } from './members';

const MAX_NAMES = 10;

/** What of the choices is asked for: the regions `of` countries, those that a text finds; for the page itself or later. */
type Asked = { of?: string | undefined; q?: string | undefined; inPage?: boolean };

/** The choices by name, with how many are left out. There are no regions without a country. */
export async function fetchChoices(
  source: FetchedChoice,
  { of = '', q = '', inPage = false }: Asked,
): Promise<Result<ChoicesAnswer>> {
  if (source === 'region' && of === '') return { ok: true, value: { choices: [], more: null } };
  return toResult(fetched[source].choices({ of, search: isSearchable(q) ? searchWords(q) : '', inPage }));
}

type Request = {
  state: { filters: FilterValues };
  /** Where the page carries the choices, the texts that find them, by the filter's key; without scripting nothing can be fetched. */
  inPage: Readonly<Record<string, string>> | null;
  uid?: string | undefined;
};

/** The choices that a list's page carries, by the filter's key. */
export async function filterChoices(filters: readonly Filter<never>[], request: Request): Promise<FilterOptions> {
  const choices = filters.map(async (filter): Promise<[string, Choices][]> => {
    if (filter.kind !== 'any-of') return [];
    const { key, choices } = filter;
    return [[key, typeof choices === 'string' ? await choicesFrom(choices, key, request) : choices]];
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
    const chosen = values[key]?.split(',').map((value) => ({ value, label: 'Loading...' })) ?? [];
    if (!isFetchedChoice(choices)) return [[key, chosen]];
    const of = values.country ?? '';
    return [[key, choices === 'region' && of === '' ? [] : { chosen, all: routes.choices(choices, of) }]];
  });
  return Object.fromEntries(choices);
}

async function choicesFrom(source: ChoiceSource, key: string, { state, inPage, uid = '' }: Request): Promise<Choices> {
  const chosen = state.filters[key]?.split(',').slice(0, MAX_NAMES) ?? [];
  // These are reached from their own screens: the form offers only those that the address names.
  if (source === 'event') return namesOf(chosen, event.find);
  if (source === 'golfer') return namesOf(chosen, golferNamed);
  if (source === 'group-of-user') return groupChoices(uid, chosen);
  const of = state.filters.country ?? '';
  const names = fetched[source].named(chosen);
  if (source === 'region' && of === '') return names;
  const all = routes.choices(source, of);
  if (!inPage) return { chosen: await names, all };
  const found = inPage[key] ?? '';
  const answer = await fetchChoices(source, { of, q: found, inPage: true });
  return answer.ok ? { chosen: await names, all, inPage: { ...answer.value, found } } : null;
}

async function golferNamed(uid: string) {
  const found = await golfer.find(uid);
  return found && { uid, name: known(found, golfer.name) ?? undefined };
}

async function groupChoices(uid: string, chosen: readonly string[]): Promise<Choices> {
  const groups = await toResult(fetchEvery(groupsOfUser, { sortedBy: 'group' }, { uid }));
  if (!groups.ok) return null;
  const options = optionsOf(
    groups.value.rows,
    reads(['group.uid'], ({ group }) => group ?? null),
  );
  const others = chosen.filter((one) => one !== NONE && !namedChoices(options).some(({ value }) => value === one));
  return [...options, ...(await namesOf(others, group.find))];
}

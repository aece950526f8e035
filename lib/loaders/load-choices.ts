import 'server-only';
import * as z from 'zod';
import { endpointName, fetchRecord } from '@/lib/api/fetch-page';
import { seenWords } from '@/lib/api/seen-words';
import { acceptId } from '@/lib/contract/common';
import { courses } from '@/lib/contract/courses';
import type { Endpoint } from '@/lib/contract/endpoint';
import { events } from '@/lib/contract/events';
import { groups } from '@/lib/contract/groups';
import { NONE } from '@/lib/contract/none';
import { countries, regions } from '@/lib/contract/places';
import { toResult } from '@/lib/contract/result';
import { users } from '@/lib/contract/users';
import { shortUid } from '@/lib/format/uid';
import { unnamed } from '@/lib/format/unnamed';
import type { Choices, FilterOptions } from '@/lib/list/address/chips';
import { type ChoiceSource, type FilterValues, type Option, wordOption } from '@/lib/list/address/filters';
import { eventStatuses, userStatuses } from '@/lib/list/address/known-values';
import type { AnyList } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { findRecord } from './find-record';

const MAX_NAMES = 10;

/** Where the search finds a chosen record by its uid. */
const lists: Partial<Record<ChoiceSource, Endpoint>> = {
  country: countries.list,
  region: regions.list,
  course: courses.list,
  group: groups.list,
  'group-of-user': groups.list,
  golfer: users.list,
};

const Named = z.looseObject({
  uid: z.string(),
  name: z.string().nullish(),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
});

const sourceOf = (endpoint: Endpoint) => ({ endpoint, item: acceptId(Named), assumed: [] });

const nameIn = ({ uid, name, firstName, lastName }: z.infer<typeof Named>) =>
  name ?? ([firstName, lastName].filter(Boolean).join(' ') || shortUid(uid));

/** The name of a chosen record, or the words of a status; null where there is no such record. */
async function findName(choices: ChoiceSource, value: string): Promise<string | null> {
  if (choices === 'event') return nameIn((await fetchRecord(sourceOf(events.get), { id: value })).item);
  const endpoint = lists[choices];
  if (!endpoint) return wordOption(value).label;
  const found = await findRecord(sourceOf(endpoint), value);
  return found && nameIn(found.item);
}

/** What `none` is called: rows without a value. */
const NO_VALUE: Partial<Record<ChoiceSource, string>> = {
  country: 'No country',
  region: 'No region',
  'status-of-users': 'No status',
};

/** Their choices are not fetched: other screens link to the list with one of them. */
const ONLY_CHOSEN: ReadonlySet<ChoiceSource> = new Set(['event', 'golfer']);

/** Words that the page offers without scripting; with it the form fetches those of the API, with their counts. */
const WORDS: Partial<Record<ChoiceSource, readonly Option[]>> = {
  'status-of-users': userStatuses,
  'status-of-events': eventStatuses,
};

/** What the page of a list has of the choices of its filters, by key: words, and the names of chosen records. */
export async function loadChoices({ filters }: AnyList, values: FilterValues): Promise<FilterOptions> {
  const choices = filters.map(async (filter): Promise<[string, Choices][]> => {
    if (filter.kind !== 'any-of') return [];
    const { key, choices: source } = filter;
    if (typeof source !== 'string') return [[key, source]];
    const uids = values[key]?.split(',').slice(0, MAX_NAMES) ?? [];
    const names = await Promise.all(uids.map((uid) => chosenOption(source, uid)));
    const words = (WORDS[source] ?? []).filter((word) => !uids.includes(word.value));
    const chosen = [...names, ...words];
    const of = values.country ?? '';
    const isFetched = !ONLY_CHOSEN.has(source) && (source !== 'region' || of !== '');
    return [[key, isFetched ? { chosen, all: choicesHref(source, of) } : chosen]];
  });
  return Object.fromEntries((await Promise.all(choices)).flat());
}

const choicesHref = (source: ChoiceSource, of: string) =>
  routes.choices(source === 'group-of-user' ? 'group' : source, of);

/** A chosen record by its name; one whose name cannot be loaded says why. */
async function chosenOption(source: ChoiceSource, value: string): Promise<Option> {
  if (value === NONE) return { value, label: NO_VALUE[source] ?? wordOption(value).label };
  const found = await toResult(findName(source, value));
  if (found.ok) return { value, label: found.value ?? unnamed(value, 'not found') };
  const { failure } = found;
  const isGone = failure.kind === 'refused' && failure.status === 404;
  return { value, label: unnamed(value, isGone ? 'not found' : `name not loaded: ${failure.message}`) };
}

/** The choices with the words that rows of the list have had and nobody listed. */
export function withSeenWords(list: AnyList, choices: FilterOptions): FilterOptions {
  const more = list.filters.flatMap((filter): [string, Choices][] => {
    if (filter.kind !== 'any-of' || typeof filter.choices === 'string') return [];
    const { key, choices: listed } = filter;
    const unlisted = seenWords(endpointName(list), key).filter((word) => !listed.some(({ value }) => value === word));
    return [[key, [...listed, ...unlisted.toSorted().map(wordOption)]]];
  });
  return { ...choices, ...Object.fromEntries(more) };
}

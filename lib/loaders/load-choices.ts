import 'server-only';
import * as z from 'zod';
import { acceptId } from '@/lib/contract/common';
import { NONE } from '@/lib/contract/none';
import { toResult } from '@/lib/contract/result';
import { recordName } from '@/lib/format/name';
import { unnamed } from '@/lib/format/unnamed';
import { visibleText } from '@/lib/format/visible-text';
import type { FilterOptions } from '@/lib/list/url/choices';
import { type AnyFilter, type FilterValues, isWord, type Option, wordOption } from '@/lib/list/url/filters';
import type { AnyList, ListDefinition } from '@/lib/resources/resource';
import { findRecord } from './find-record';

type AnyOfFilter = AnyFilter & { kind: 'any-of' };

const MAX_NAMES = 10;

const Named = z.looseObject({
  uid: z.string(),
  name: z.string().nullish(),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
});

/** Returns the name of a record or person that a row contains. */
export const readName = (record: unknown) => nameIn(Named.parse(record));

const nameIn = ({ uid, name, firstName, lastName }: z.infer<typeof Named>) =>
  recordName({ uid, name: name ?? [firstName, lastName].flatMap((part) => visibleText(part) ?? []).join(' ') });

async function findName({ endpoint }: Pick<AnyOfFilter, 'endpoint'>, value: string): Promise<string | null> {
  if (!endpoint) return wordOption(value).label;
  const source = { endpoint, item: acceptId(Named), mayBeMissing: [] };
  const isRecord = endpoint.path.includes('{id}');
  const found = await findRecord(isRecord ? { ...source, isRecord } : source, value);
  return found && nameIn(found.item);
}

export async function loadChoices({ filters }: AnyList, values: FilterValues): Promise<FilterOptions> {
  const choices = filters.map(async (filter): Promise<[string, readonly Option[]][]> => {
    if (filter.kind !== 'any-of') return [];
    const { key, choices: source } = filter;
    if (typeof source !== 'string') return [[key, source]];
    const uids = values[key]?.split(',').slice(0, MAX_NAMES) ?? [];
    const names = await Promise.all(uids.map((uid) => chosenOption(filter, uid)));
    const words = (filter.choicesWithoutScript ?? []).filter((word) => !uids.includes(word.value));
    return [[key, [...names, ...words]]];
  });
  return Object.fromEntries((await Promise.all(choices)).flat());
}

/** If the name cannot be loaded, the label says why. */
async function chosenOption(filter: AnyOfFilter, value: string): Promise<Option> {
  if (value === NONE) return { value, label: `No ${filter.label.toLowerCase()}` };
  const found = await toResult(findName(filter, value));
  if (found.ok) return { value, label: found.value ?? unnamed(value, 'not found') };
  const { failure } = found;
  const isGone = failure.kind === 'refused' && failure.status === 404;
  return { value, label: unnamed(value, isGone ? 'not found' : `name unavailable: ${failure.message}`) };
}

/** Adds the values in `items` to the choices of filters that lack them. */
export function withWordsOf<Item extends { uid: string }>(
  { filters }: ListDefinition<Item>,
  items: readonly Item[],
  choices: FilterOptions,
): FilterOptions {
  const more = filters.flatMap((filter): [string, readonly Option[]][] => {
    if (filter.kind !== 'any-of' || typeof filter.choices === 'string') return [];
    const { key, of: wordOf, choices: listed } = filter;
    const words = new Set(items.flatMap((item) => wordOf(item) ?? []).filter(isWord));
    const unlisted = [...words].filter((word) => !listed.some(({ value }) => value === word));
    return [[key, [...listed, ...unlisted.toSorted().map(wordOption)]]];
  });
  return { ...choices, ...Object.fromEntries(more) };
}

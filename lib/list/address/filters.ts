import type * as z from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { isDay } from '@/lib/format/is-day';
import { isMoment } from '@/lib/format/is-moment';
import { titleCase } from '@/lib/format/title-case';

/** If `value` is empty, the label says how many choices could not be parsed. `count` is the number of matching rows. */
export type Option = { value: string; label: string; count?: number };

/** True for a code such as `IN_PROGRESS`, false for an id or a text that people have written. */
export const isWord = (value: string) => /^[A-Za-z][A-Za-z_ -]{0,39}$/.test(value);

export const wordOption = (value: string): Option => ({ value, label: isWord(value) ? titleCase(value) : value });

/** Choices that lib/loaders/fetch-choices.ts fetches. */
export type FetchedChoices = 'country' | 'region' | 'course' | 'group' | 'status-of-users' | 'status-of-events';

/** `only-chosen`: there are too many choices to offer, so the filter is shown only when a link has set it. */
export type DeclaredChoices = readonly Option[] | FetchedChoices | 'only-chosen';

/** `of` returns a row's value: a uid or word, a number, or a moment (ISO 8601). */
type FilterOf<TextOf, NumberOf> = {
  label: string;
} & (
  | {
      kind: 'any-of';
      key: string;
      of: TextOf;
      choices: DeclaredChoices;
      /** The endpoint that returns the names of selected records. If it is set, values are uids, otherwise words. */
      endpoint?: Endpoint;
      /** Choices for browsers without JavaScript; other browsers fetch choices with counts from the API. */
      choicesWithoutScript?: readonly Option[];
      /** The label of the filter on which these choices depend. */
      needs?: string;
      /** True if the break-down does not offer this filter. */
      isNotCounted?: true;
    }
  | { kind: 'numbers'; min: string; max: string; of: NumberOf }
  | {
      kind: 'dates';
      from: string;
      to: string;
      of: TextOf;
      isUpcoming?: true;
    }
);

type Known<Value> = Value | null | undefined;

/** `of` returns null if the row has no value, undefined if the value could not be parsed. */
export type Filter<Item> = FilterOf<(item: Item) => Known<string>, (item: Item) => Known<number>>;

export type AnyFilter = FilterOf<unknown, unknown>;

export const hasWords = ({ endpoint }: { endpoint?: Endpoint }) => endpoint === undefined;

/** Valid values by key: comma-separated words, numbers, `yyyy-MM-dd` or, in some links, moments (ISO 8601). */
export type FilterValues = Readonly<Record<string, string>>;

export function keysOf(filter: AnyFilter): readonly string[] {
  if (filter.kind === 'any-of') return [filter.key];
  return filter.kind === 'numbers' ? [filter.min, filter.max] : [filter.from, filter.to];
}

/** Returns the valid filter values in an address. */
export function readFilters(
  shape: Readonly<Record<string, z.ZodType>>,
  filters: readonly AnyFilter[],
  params: Readonly<Record<string, Parameter>>,
): FilterValues {
  const values: Record<string, string> = {};
  for (const filter of filters) {
    for (const key of keysOf(filter)) {
      const value = filter.kind === 'any-of' ? joined(params[key]) : (firstOf(params[key])?.trim() ?? '');
      if (value !== '' && isValid(filter, key, value, shape[key])) values[key] = value;
    }
  }
  return values;
}

function isValid(filter: AnyFilter, key: string, value: string, schema: z.ZodType | undefined): boolean {
  if (filter.kind === 'dates' && isDay(value)) return true;
  if (filter.kind === 'dates' && !(key === filter.to && isMoment(value))) return false;
  return schema?.safeParse(value).success === true;
}

export function isOffered(filter: AnyFilter, values: FilterValues): boolean {
  return filter.kind !== 'any-of' || filter.choices !== 'only-chosen' || filter.key in values;
}

export function hasFilters(filters: readonly AnyFilter[], keys: readonly string[]): boolean {
  return keys.every((key) => filters.some((filter) => filter.kind === 'any-of' && filter.key === key));
}

export function isFiltered(values: FilterValues): boolean {
  return Object.keys(values).length > 0;
}

export type Parameter = string | readonly string[] | undefined;

export function firstOf(value: Parameter): string | undefined {
  return typeof value === 'string' ? value : value?.[0];
}

/** Joins values with commas, as links do. A form without JavaScript repeats the parameter for each value instead. */
function joined(value: Parameter): string {
  const parts = (typeof value === 'string' ? [value] : (value ?? [])).flatMap((part) => part.split(','));
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))].join(',');
}

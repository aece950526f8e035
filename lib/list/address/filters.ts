import type * as z from 'zod';
import type { Endpoint } from '@/lib/contract/endpoint';
import { isDay } from '@/lib/format/is-day';
import { isMoment } from '@/lib/format/is-moment';
import { titleCase } from '@/lib/format/title-case';

/** A choice; one without a value says how many could not be read. `count`: how many rows have the value, where known. */
export type Option = { value: string; label: string; count?: number };

/** A word of an enumeration, such as `IN_PROGRESS`: neither an id nor text that people wrote. */
export const isWord = (value: string) => /^[A-Za-z][A-Za-z_ -]{0,39}$/.test(value);

export const wordOption = (value: string): Option => ({ value, label: isWord(value) ? titleCase(value) : value });

/** Choices that are fetched: lib/loaders/fetch-choices.ts says from where. */
export type ChoiceSource =
  | 'country'
  | 'region'
  | 'course'
  | 'group'
  | 'event'
  | 'user'
  | 'group-of-user'
  | 'status-of-users'
  | 'status-of-events';

/**
 * A filter as data. `of` reads the value of a row: a uid or word, a number, or a moment (ISO 8601).
 * @typeParam TextOf how a text of a row is read; `NumberOf`: how a number is
 */
export type FilterOf<TextOf, NumberOf> = {
  label: string;
} & (
  | {
      kind: 'any-of';
      key: string;
      of: TextOf;
      choices: readonly Option[] | ChoiceSource;
      /** Finds the record of a chosen value, where values are uids. */
      endpoint?: Endpoint;
      /** Words that the page offers without scripting; with it the form fetches those of the API, with their counts. */
      words?: readonly Option[];
      /** The label of the filter that the choices depend on. */
      needs?: string;
      /** The form shows it only when the address has a value for it: there are too many to choose from. */
      onlyWhenChosen?: true;
    }
  | { kind: 'numbers'; min: string; max: string; of: NumberOf }
  | {
      kind: 'dates';
      from: string;
      to: string;
      of: TextOf;
      /** Dates may lie in the future. */
      isUpcoming?: true;
    }
);

/** A filter of which only keys and choices matter. */
export type AnyFilter = FilterOf<unknown, unknown>;

export const hasWords = ({ choices }: { choices: readonly Option[] | ChoiceSource }) =>
  typeof choices !== 'string' || choices.startsWith('status-of-');

/**
 * The filters of an address by key, every value valid: comma-separated values, numbers, `yyyy-MM-dd`. Dates may end at
 * a moment (ISO 8601, UTC), as a link to exact rows does.
 */
export type FilterValues = Readonly<Record<string, string>>;

export function keysOf(filter: AnyFilter): readonly string[] {
  if (filter.kind === 'any-of') return [filter.key];
  return filter.kind === 'numbers' ? [filter.min, filter.max] : [filter.from, filter.to];
}

/** Reads the filters of an address with the endpoint's own query schema; invalid values are dropped. */
export function readFilters(
  shape: Readonly<Record<string, z.ZodType>>,
  filters: readonly AnyFilter[],
  params: Readonly<Record<string, Parameter>>,
): FilterValues {
  const values: Record<string, string> = {};
  for (const filter of filters) {
    for (const key of keysOf(filter)) {
      const value = filter.kind === 'any-of' ? joined(params[key]) : (firstOf(params[key])?.trim() ?? '');
      const isEnd = filter.kind === 'dates' && key === filter.to;
      const fits =
        filter.kind === 'dates' && !(isEnd && isMoment(value))
          ? isDay(value)
          : value !== '' && shape[key]?.safeParse(value).success;
      if (fits) values[key] = value;
    }
  }
  return values;
}

export function isOffered(filter: AnyFilter, values: FilterValues): boolean {
  return filter.kind !== 'any-of' || !filter.onlyWhenChosen || filter.key in values;
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

/** A form without scripting repeats the key for each value; links join values with commas. */
function joined(value: Parameter): string {
  const parts = (typeof value === 'string' ? [value] : (value ?? [])).flatMap((part) => part.split(','));
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))].join(',');
}

import type { z } from 'zod';
import { isDay } from '@/lib/format/day';
import type { SearchParams } from './list-state';

/** What a row has to set against a filter: uids and words to be one of, a number, or a moment (ISO 8601). */
type Known<Value> = Value | null | undefined;

/**
 * A filter of a list: which keys of the address it takes, what of a row it speaks of, and in which column of a CSV
 * that stands.
 */
export type Filter<Item> = { label: string; column: string } & (
  | {
      kind: 'any-of';
      key: string;
      of: (item: Item) => Known<string>;
      /** The label of the filter without which there is nothing to choose from. */
      needs?: string;
    }
  | { kind: 'numbers'; min: string; max: string; of: (item: Item) => Known<number> }
  | { kind: 'dates'; from: string; to: string; of: (item: Item) => Known<string> }
);

/** The filters of an address by key, every value sound: comma-separated values, numbers, `yyyy-MM-dd`. */
export type FilterValues = Readonly<Record<string, string>>;

/** The keys of a filter that stand in the address. */
export function keysOf<Item>(filter: Filter<Item>): readonly string[] {
  if (filter.kind === 'any-of') return [filter.key];
  return filter.kind === 'numbers' ? [filter.min, filter.max] : [filter.from, filter.to];
}

/** Reads the filters of an address with the endpoint's own query schema; a bad value is as if it were not there. */
export function readFilters<Item>(
  shape: Readonly<Record<string, z.ZodType>>,
  filters: readonly Filter<Item>[],
  params: SearchParams,
): FilterValues {
  const values: Record<string, string> = {};
  for (const filter of filters) {
    for (const key of keysOf(filter)) {
      const value = filter.kind === 'any-of' ? joined(params[key]) : first(params[key]);
      const fits = filter.kind === 'dates' ? isDay(value) : value !== '' && shape[key]?.safeParse(value).success;
      if (fits) values[key] = value;
    }
  }
  return values;
}

/** Whether anything is filtered. */
export function isFiltered(values: FilterValues): boolean {
  return Object.keys(values).length > 0;
}

function first(value: string | readonly string[] | undefined): string {
  return (typeof value === 'string' ? value : (value?.[0] ?? '')).trim();
}

/** A form without scripting repeats the key for each value; everything else writes them with commas. */
function joined(value: string | readonly string[] | undefined): string {
  const parts = (typeof value === 'string' ? [value] : (value ?? [])).flatMap((part) => part.split(','));
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))].join(',');
}

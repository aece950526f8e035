import { dayBegins } from './api-query';
import type { Filter, FilterValues } from './filters';

/** A filter that rows of the answer do not fit: the API did not apply it. */
export type Unapplied = { label: string; differ: number; of: number };

/** Holds the rows that came back against the filters that were sent. A row that says nothing fits no filter. */
export function unappliedFilters<Item>(
  filters: readonly Filter<Item>[],
  values: FilterValues,
  items: readonly Item[],
  timeZone: string,
): Unapplied[] {
  return filters.flatMap((filter) => {
    const differ = items.filter((item) => !fits(filter, values, item, timeZone)).length;
    return differ === 0 ? [] : [{ label: filter.label, differ, of: items.length }];
  });
}

function fits<Item>(filter: Filter<Item>, values: FilterValues, item: Item, timeZone: string): boolean {
  switch (filter.kind) {
    case 'any-of': {
      const wanted = values[filter.key];
      return wanted === undefined || wanted.split(',').includes(String(filter.of(item)));
    }
    case 'numbers':
      return isBetween(filter.of(item), numberOf(values[filter.min]), numberOf(values[filter.max]));
    case 'dates': {
      const { [filter.from]: from, [filter.to]: to } = values;
      const moment = filter.of(item);
      const begin = from === undefined ? undefined : Date.parse(dayBegins(from, timeZone, 0));
      const end = to === undefined ? undefined : Date.parse(dayBegins(to, timeZone, 1)) - 1;
      return isBetween(moment == null ? undefined : Date.parse(moment), begin, end);
    }
  }
}

function isBetween(value: number | null | undefined, min: number | undefined, max: number | undefined): boolean {
  if (min === undefined && max === undefined) return true;
  if (value == null) return false;
  return (min === undefined || value >= min) && (max === undefined || value <= max);
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

import { type Reads, readFrom } from '@/lib/contract/wire/unread';
import type { FilterOf } from '@/lib/list/address/filters';
import type { Filter as PlainFilter } from './ignored-filters';

type Known<Value> = Value | null | undefined;

/** A filter of the lists that read their rows field by field. */
export type Filter<Item> = FilterOf<Reads<Item, Known<string>>, Reads<Item, Known<number>>>;

/** The same filters with functions, which return undefined for what could not be read. */
export function plainFilters<Item>(filters: readonly Filter<Item>[]): readonly PlainFilter<Item>[] {
  return filters.map((filter) => {
    const of = (item: Item) => {
      const read = readFrom<Item, unknown>(item, filter.of as Reads<Item, unknown>);
      return read.ok ? (read.value ?? null) : undefined;
    };
    return { ...filter, of } as unknown as PlainFilter<Item>;
  });
}

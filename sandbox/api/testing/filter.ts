type Value = string | number | null | undefined;

/** A filter of a list, with values to test and a function that says which rows each value keeps. */
export type Filter<Item> = {
  values: (items: readonly Item[]) => string[];
  holds: (item: Item, value: string) => boolean;
};

const known = <Item>(items: readonly Item[], of: (item: Item) => Value) =>
  items.map(of).filter((value) => value !== null && value !== undefined);

/** A filter that accepts several values, tested with one value and with two values. */
export function anyOf<Item>(of: (item: Item) => string | null | undefined): Filter<Item> {
  return {
    values: (items) => {
      const [first = '', second] = new Set(known(items, of));
      return second === undefined ? [String(first)] : [String(first), `${second},${first}`];
    },
    holds: (item, value) => value.split(',').includes(of(item) ?? ''),
  };
}

/** A filter by a minimum or maximum, tested with the median of the rows' values. */
function end<Item, Of extends Value>(
  of: (item: Item) => Of,
  compare: (a: NonNullable<Of>, end: string) => boolean,
): Filter<Item> {
  return {
    values: (items) => {
      const sorted = known(items, of).toSorted((a, b) => (a < b ? -1 : 1));
      return [String(sorted[sorted.length >> 1])];
    },
    holds: (item, value) => {
      const own = of(item);
      return own !== null && own !== undefined && compare(own, value);
    },
  };
}

export const atLeast = <Item>(of: (item: Item) => number | null | undefined) =>
  end(of, (own, value) => own >= Number(value));
export const atMost = <Item>(of: (item: Item) => number | null | undefined) =>
  end(of, (own, value) => own <= Number(value));
export const from = <Item>(of: (item: Item) => string | null | undefined) => end(of, (own, value) => own >= value);
export const to = <Item>(of: (item: Item) => string | null | undefined) => end(of, (own, value) => own < value);

/** Like `filter`, but rows without a value match too. */
export const orMissing = <Item>({ values, holds }: Filter<Item>, of: (item: Item) => Value): Filter<Item> => ({
  values,
  holds: (item, value) => (of(item) ?? null) === null || holds(item, value),
});

/** A filter with one possible value, `word`, which keeps the rows without a value. */
export const missing = <Item>(word: string, of: (item: Item) => Value): Filter<Item> => ({
  values: () => [word],
  holds: (item) => (of(item) ?? null) === null,
});

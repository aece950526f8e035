import { NONE } from '@/lib/contract/none';
import { uidKey } from '@/lib/contract/uid';
import { type Filter, keysOf } from '@/lib/list/address/filters';

type Known<Value> = Value | null | undefined;

/** A filter that the API ignored. `of` is the number of checked rows, `differ` the number of rows that do not match. */
export type IgnoredFilter = { label: string; differ: number; of: number };

export type FilterCheck<Row> = { add: (row: Row) => void; ignored: () => IgnoredFilter[] };

/** Finds filters that the API ignored, by testing rows. A row without a value matches only the value `none`. */
export function checkRows<Item>(filters: readonly Filter<Item>[], query: ApiFilters): FilterCheck<Item> {
  return tally(active(filters, query).map((filter) => [filter.label, rowTest(filter, query)]));
}

/** Returns text such as “not filtered by Country and Status”. */
export function notFilteredBy(ignored: readonly IgnoredFilter[]): string | null {
  return ignored.length === 0 ? null : `not filtered by ${ignored.map(({ label }) => label).join(' and ')}`;
}

/** Returns text such as “Country was not applied: 7 of 10 rows differ”. */
export function ignoredFilterWords({ label, differ, of }: IgnoredFilter): string {
  return `${label} was not applied: ${differ} of ${of} rows differ`;
}

function tally<Row>(
  tests: readonly (readonly [label: string, matches: (row: Row) => boolean | null])[],
): FilterCheck<Row> {
  const differ = tests.map(() => 0);
  let of = 0;
  return {
    add(row) {
      of += 1;
      tests.forEach(([, matches], index) => {
        if (matches(row) === false) differ[index] = (differ[index] ?? 0) + 1;
      });
    },
    ignored: () => tests.flatMap(([label], index) => (differ[index] ? [{ label, differ: differ[index], of }] : [])),
  };
}

function active<Item>(filters: readonly Filter<Item>[], values: ApiFilters): Filter<Item>[] {
  return filters.filter((filter) => keysOf(filter).some((key) => values[key] !== undefined));
}

/** Filter values as sent to the API: a day is the moment at which the day begins or ends. */
type ApiFilters = Readonly<Record<string, unknown>>;

/** Returns a test for rows. The test returns null for a row whose field could not be parsed. */
function rowTest<Item>(filter: Filter<Item>, query: ApiFilters): (item: Item) => boolean | null {
  const textOf = (key: string) => (query[key] === undefined ? undefined : String(query[key]));
  if (filter.kind === 'any-of') return testOf(filter.of, isOneOf(textOf(filter.key)));
  if (filter.kind === 'numbers') {
    return testOf(filter.of, isBetween(numberOf(textOf(filter.min)), numberOf(textOf(filter.max))));
  }
  const [from, to] = [textOf(filter.from), textOf(filter.to)];
  const matches = isBetween(from === undefined ? from : Date.parse(from), to === undefined ? to : Date.parse(to) - 1);
  return testOf(filter.of, (moment) => matches(moment == null ? undefined : Date.parse(moment)));
}

function testOf<Item, Value>(of: (item: Item) => Known<Value>, matches: (value: Value | null) => boolean) {
  return (item: Item): boolean | null => {
    const value = of(item);
    return value === undefined ? null : matches(value);
  };
}

function isOneOf(wanted: string | undefined): (value: string | null | undefined) => boolean {
  const any = new Set(wanted?.split(',').map(uidKey));
  return (value) => any.has(uidKey(value || NONE));
}

/** `min` and `max` are inclusive. */
function isBetween<Value extends number | string>(min: Value | undefined, max: Value | undefined) {
  return (value: Value | null | undefined): boolean =>
    value != null && (min === undefined || value >= min) && (max === undefined || value <= max);
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

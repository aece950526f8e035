import { NONE } from '@/lib/contract/none';
import { uidKey } from '@/lib/contract/uid';
import { type Filter, type FilterKeys, keysOf } from '@/lib/list/url/filters';

type Known<Value> = Value | null | undefined;

/** A filter that the API ignored. Of `of` checked rows, `differ` do not match it. */
export type IgnoredFilter = {
  label: string;
  differ: number;
  of: number;
  /** True if the API may not know the parameter, so that its total may ignore the filter. */
  hasNoTotal?: true;
};

export type FilterCheck<Row> = { add: (row: Row) => void; ignored: () => IgnoredFilter[] };

/** Finds ignored filters by testing rows. A row without a value matches only the value `none`. */
export function checkRows<Item>(filters: readonly Filter<Item>[], query: ApiFilters): FilterCheck<Item> {
  return tally(active(filters, query).map((filter) => ({ ...named(filter, query), matches: rowTest(filter, query) })));
}

/** Returns text such as “not filtered by Country and Status”. */
export function notFilteredBy(filters: readonly { label: string }[]): string | null {
  const labels = [...new Set(filters.map(({ label }) => label))];
  return labels.length === 0 ? null : `not filtered by ${labels.join(' and ')}`;
}

/** Returns text such as “The golf service ignored the filter Country: 7 of 10 rows do not match”. */
export function ignoredFilterMessage({ label, differ, of }: IgnoredFilter): string {
  return `The golf service ignored the filter ${label}: ${differ} of ${of} rows do not match`;
}

export function ignoredFilterText(filter: IgnoredFilter): string {
  const total = filter.hasNoTotal ? 'How many rows match is unknown' : 'The total includes such rows';
  return `${ignoredFilterMessage(filter)}. ${total}.`;
}

type Test<Row> = Pick<IgnoredFilter, 'label' | 'hasNoTotal'> & { matches: (row: Row) => boolean | null };

function named<Item>(filter: Filter<Item>, query: ApiFilters): Pick<IgnoredFilter, 'label' | 'hasNoTotal'> {
  const { label } = filter;
  const { before, never } = filter.kind === 'dates' ? filter : {};
  return [before, never].some((key) => key && query[key] !== undefined) ? { label, hasNoTotal: true } : { label };
}

function tally<Row>(tests: readonly Test<Row>[]): FilterCheck<Row> {
  const differ = tests.map(() => 0);
  let of = 0;
  return {
    add(row) {
      of += 1;
      tests.forEach(({ matches }, index) => {
        if (matches(row) === false) differ[index] = (differ[index] ?? 0) + 1;
      });
    },
    ignored: () =>
      tests.flatMap(({ matches: _, ...filter }, index) =>
        differ[index] ? [{ ...filter, differ: differ[index], of }] : [],
      ),
  };
}

function active<Item>(filters: readonly Filter<Item>[], values: ApiFilters): Filter<Item>[] {
  return filters.filter((filter) => keysOf(filter).some((key) => values[key] !== undefined));
}

/** Filter values as the API gets them: a day becomes the moment at which it begins or ends. */
type ApiFilters = Readonly<Record<string, unknown>>;

type DateKeys = Extract<FilterKeys, { kind: 'dates' }>;

/** Returns a test for rows, which gives null if a row's field could not be parsed. */
function rowTest<Item>(filter: Filter<Item>, query: ApiFilters): (item: Item) => boolean | null {
  const textOf = (key: string) => (query[key] === undefined ? undefined : String(query[key]));
  if (filter.kind === 'any-of') return testOf(filter.of, isOneOf(textOf(filter.key)));
  if (filter.kind === 'numbers') {
    return testOf(filter.of, isBetween(numberOf(textOf(filter.min)), numberOf(textOf(filter.max))));
  }
  return testOf(filter.of, isAtTime(filter, textOf));
}

function isAtTime({ from, to, before, never }: DateKeys, textOf: (key: string) => string | undefined) {
  const timeOf = (key: string) => {
    const text = textOf(key);
    return text === undefined ? undefined : Date.parse(text);
  };
  const [start, end, limit] = [timeOf(from), timeOf(to), before && timeOf(before)];
  const isRange = start !== undefined || end !== undefined;
  const isInRange = isBetween(start, end === undefined ? end : end - 1);
  return (moment: string | null): boolean => {
    const time = moment == null ? undefined : Date.parse(moment);
    if (isRange && !isInRange(time)) return false;
    if (never && textOf(never) !== undefined && time !== undefined) return false;
    return typeof limit !== 'number' || time === undefined || time < limit;
  };
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

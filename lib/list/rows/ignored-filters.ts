import type { Row } from '@/lib/contract/page';
import { type Filter, type FilterValues, keysOf } from '@/lib/list/address/filters';
import { type ApiFilters, csvTest, rowTest } from './matches';

/** A filter that rows of the answer do not match: the API ignored it. */
export type IgnoredFilter = { label: string; differ: number; of: number };

/** Compares rows, one after the other, with the filters of the request. */
export type FilterCheck<Row> = { add: (row: Row) => void; ignored: () => IgnoredFilter[] };

/** Checks rows of the API by what it was asked. A row without a value matches no filter but `none`. */
export function checkRows<Item>(filters: readonly Filter<Item>[], asked: ApiFilters): FilterCheck<Item> {
  return tally(active(filters, asked).map((filter) => [filter.label, rowTest(filter, asked)]));
}

/** The fields of a CSV's row, in the order of `columns`; null where the CSV does not have the column. */
type Fields = readonly (string | null)[];

export type CsvCheck = FilterCheck<Fields> & {
  /** The headings of the columns that the active filters are about. */
  columns: readonly string[];
  /** Active filters that cannot be checked: the CSV does not have their column. */
  unknown: () => readonly { label: string; column: string }[];
};

/** Checks the rows of a CSV, whose dates are local to the time zone. */
export function checkCsv<Item>(filters: readonly Filter<Item>[], values: FilterValues, timeZone: string): CsvCheck {
  const checked = active(filters, values).map((filter) => {
    const { label, column = label } = filter;
    return {
      label,
      column: filter.kind === 'dates' ? `${column} (${timeZone})` : column,
      matches: csvTest(filter, values, timeZone),
    };
  });
  const missing = new Set<number>();
  const check = tally<Fields>(
    checked.map(({ label, matches }, index) => [
      label,
      (fields) => {
        const field = fields[index] ?? null;
        if (field === null) missing.add(index);
        return field === null || matches(field);
      },
    ]),
  );
  return {
    ...check,
    columns: checked.map(({ column }) => column),
    unknown: () => checked.filter((_, index) => missing.has(index)),
  };
}

/** The filters that rows do not match. */
export function ignoredFilters<Item>(
  filters: readonly Filter<Item>[],
  asked: ApiFilters,
  rows: readonly Row<Item>[],
): IgnoredFilter[] {
  const check = checkRows(filters, asked);
  for (const row of rows) if (row.ok) check.add(row.item);
  return check.ignored();
}

/** “not filtered by Country and Status”, beside a total that is not of the filtered rows. */
export function notFilteredBy(ignored: readonly IgnoredFilter[]): string | null {
  return ignored.length === 0 ? null : `not filtered by ${ignored.map(({ label }) => label).join(' and ')}`;
}

/** “Country was not applied: 7 of 10 rows differ” */
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
        // A row whose field could not be read is not known to differ.
        if (matches(row) === false) differ[index] = (differ[index] ?? 0) + 1;
      });
    },
    ignored: () => tests.flatMap(([label], index) => (differ[index] ? [{ label, differ: differ[index], of }] : [])),
  };
}

function active<Item>(filters: readonly Filter<Item>[], values: ApiFilters): Filter<Item>[] {
  return filters.filter((filter) => keysOf(filter).some((key) => values[key] !== undefined));
}

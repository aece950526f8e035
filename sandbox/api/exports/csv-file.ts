import type { CsvField } from '@/lib/contract/csv-columns';
import { known } from '@/lib/contract/wire/unread';
import { type CsvValue, csvRow } from '@/lib/csv/csv';

export type CsvFile<Item> = {
  name: string;
  columns: readonly CsvField<never>[];
  /** Rows read at a time. */
  batchSize: number;
  /** Whether the next batch is read while the reader takes one. */
  readAhead: boolean;
  lineIn: (formatMoment: (moment: string | number) => string) => (item: Item) => string;
};

export const headingIn = ({ heading, moment }: CsvField<never>, zone: string): string =>
  moment ? `${heading} (${zone})` : heading;

/** A file whose lines are made of items of the contract. */
export const fileOf = <Item>(name: string, columns: readonly CsvField<Item>[]): CsvFile<Item> => ({
  name,
  columns,
  batchSize: 500,
  readAhead: false,
  lineIn: (formatMoment) => (item) => csvRow(columns.map((column) => valueIn(column, item, formatMoment))),
});

function valueIn<Item>({ of, moment }: CsvField<Item>, item: Item, formatMoment: (moment: string) => string): CsvValue {
  const value = known(item, of);
  return moment && value ? formatMoment(String(value)) : value;
}

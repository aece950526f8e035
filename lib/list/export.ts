import type { CsvValue } from '@/lib/format/csv';

/** A column of a CSV that the app writes, as the API would: the row's uid first, plus handicaps negative. */
export type CsvColumn<Item> = readonly [heading: string, value: (item: Item) => CsvValue];

/** What an export says of itself when all of it has been sent. */
export type ExportReceipt = {
  /** The total of the list when the export began; null when the API did not tell it. */
  expected: number | null;
  received: number;
  /** Different uids among the rows that were received. */
  distinct: number;
  written: number;
  /** What is missing or odd, in words. */
  gaps: readonly string[];
};

/** Asks for the receipt, which follows the CSV behind one NUL: no text of a CSV holds one. */
export const RECEIPT_HEADER = { name: 'X-Export', value: 'receipt' } as const;
export const RECEIPT_MARK = 0;

/** Everything that is missing or odd about an export; `shown` is the total on the screen that it was started from. */
export function gapsOf({ expected, distinct, written, gaps }: ExportReceipt, shown: number | null): string[] {
  return [
    expected === null && 'The API did not tell how many rows to expect',
    expected !== null && written < expected && `${expected - written} fewer written than expected`,
    expected !== null && written > expected && `${written - expected} more written than expected`,
    written > distinct && `${written - distinct} written more than once`,
    expected !== null && shown !== null && shown !== expected && `The list had ${shown} when it was shown`,
    ...gaps,
  ].filter((gap) => gap !== false);
}

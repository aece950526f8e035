import type { CsvValue } from '@/lib/format/csv';
import { chanceOfCollision } from '@/lib/format/distinct';
import { formatCount } from '@/lib/format/number';

/** A column of a CSV that the app writes, as the API would: the row's uid first, plus handicaps negative. */
export type CsvColumn<Item> = readonly [heading: string, value: (item: Item) => CsvValue];

/** The counts of an export after its last row. */
export type ExportReceipt = {
  /** The total of the list when the export began; null when the API did not say. */
  expected: number | null;
  received: number;
  /** Distinct uids among the received rows, by their hashes. */
  distinct: number;
  written: number;
  /** What is missing or odd, in words. */
  gaps: readonly string[];
};

/** Requests the receipt, which follows the CSV after one NUL byte: a CSV contains none. */
export const RECEIPT_HEADER = { name: 'X-Export', value: 'receipt' } as const;
export const RECEIPT_MARK = 0;

/** The parameter of an export whose times of play are in the local time of each course. */
export const COURSE_TIMES = { key: 'times', value: 'course' } as const;

export const courseTimesHref = (href: string) =>
  `${href}${href.includes('?') ? '&' : '?'}${COURSE_TIMES.key}=${COURSE_TIMES.value}`;

/** How sure the number of distinct rows is. */
export function distinctWords({ distinct }: ExportReceipt): string {
  const chance = chanceOfCollision(distinct);
  const odds = chance < 1e-9 ? 'less than 1 in a billion' : `1 in ${formatCount(Math.round(1 / chance))}`;
  return `64-bit hashes; the chance that two rows count as one is ${odds}`;
}

/** Rows beyond those that memory has room for. */
export function uncomparedWords(compared: number): string {
  return `Only the first ${formatCount(compared)} were compared with each other: rows after them may be repeated`;
}

/** Everything that is missing or odd about an export; `shown` is the total on the screen where it started. */
export function gapsOf({ expected, distinct, written, gaps }: ExportReceipt, shown: number | null): string[] {
  return [
    expected === null && 'The API did not say how many rows to expect',
    expected !== null && written < expected && `${expected - written} fewer written than expected`,
    expected !== null && written > expected && `${written - expected} more written than expected`,
    written > distinct && `${written - distinct} written more than once`,
    shown !== null && shown !== (expected ?? written) && `The list had ${shown} when it was shown`,
    ...gaps,
  ].filter((gap) => gap !== false);
}

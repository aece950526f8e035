import { leftOut, type Others, type Row } from '@/lib/contract/page';
import { distinctCounter } from '@/lib/format/distinct';
import { type ExportReceipt, uncomparedWords } from './export';
import { othersWords } from './others';

export type RowTally<Item> = {
  /** The valid rows among these that have not come before. */
  take: (rows: readonly Row<Item>[], others?: Others) => Item[];
  /** The counts so far. `repeats` says why a row may come twice. */
  receipt: (expected: number | null, repeats: string) => ExportReceipt;
};

/** Counts the rows of an export that the app writes; each uid is taken once, of as many as were announced at least. */
export function rowTally<Item extends { uid: string }>(announced: number | null): RowTally<Item> {
  const seen = distinctCounter(announced ?? 0);
  const broken: { rows: number; fault: string } = { rows: 0, fault: '' };
  let received = 0;
  let written = 0;
  let repeated = 0;
  let others: Others | undefined;

  return {
    take(rows, more) {
      others = sum(others, more);
      received += rows.length + leftOut(more);
      return rows.flatMap((row) => {
        if (!row.ok) {
          broken.rows += 1;
          broken.fault ||= row.faults[0] ?? 'Invalid input';
          return [];
        }
        if (!seen.add(row.item.uid)) {
          repeated += 1;
          return [];
        }
        written += 1;
        return [row.item];
      });
    },
    receipt: (expected, repeats) => ({
      expected: leftOut(others) > 0 ? null : expected,
      received,
      distinct: received - repeated,
      written,
      gaps: [
        broken.rows > 0 && `${countOf(broken.rows)} could not be read and ${be(broken.rows)} left out: ${broken.fault}`,
        repeated > 0 && `${countOf(repeated)} came twice and ${be(repeated)} written once: ${repeats}`,
        ...(others ? othersWords(others) : []),
        seen.compared() < written + repeated && uncomparedWords(seen.compared()),
      ].filter((gap) => typeof gap === 'string'),
    }),
  };
}

/** Those of all pages so far. */
function sum(before: Others | undefined, next: Others | undefined): Others | undefined {
  if (!before || !next) return before ?? next;
  return {
    ...next,
    foreign: before.foreign + next.foreign,
    unnamed: before.unnamed + next.unnamed,
    unchecked: before.unchecked + next.unchecked,
  };
}

const countOf = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`;
const be = (rows: number) => (rows === 1 ? 'is' : 'are');

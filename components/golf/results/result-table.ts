import { failureReason } from '@/components/feedback/failure-reason';
import type { TableOf } from '@/components/old-cells/column';
import { isRead } from '@/components/old-list/model/list-model';
import { tableRows } from '@/components/old-list/model/rows';
import type { Row } from '@/lib/contract/page';
import type { Failure, Result } from '@/lib/contract/result';
import { known, type Reads } from '@/lib/contract/wire/unread';
import { type ResultSheet, type ResultTable, withoutEmpty } from '@/lib/golf/results/result-sheet';
import { copyGaps } from '@/lib/list/copies/copied-row';

type Answer<Item> = Result<{ rows: readonly Row<Item>[] }>;

/** A table of a screen as cells: the texts of its columns, and what could not be read of it. */
export function resultTable<Item extends { uid: string }>(
  title: string,
  { table, answer, notes = [] }: { table: TableOf<Item>; answer: Answer<Item>; notes?: readonly string[] },
): ResultTable {
  if (!answer.ok) return failedTable(title, answer.failure);
  const rows = tableRows(table, answer.value.rows);
  const read = rows.filter(isRead);
  const unread = read.map((row) => ({ unread: row.unread.length }));
  return withoutEmpty({
    title,
    notes,
    heads: table.columns.map(({ header, note, align }) => ({
      words: note ? `${header} (${note})` : header,
      ...(align && { align }),
    })),
    rows: read.map(({ texts }) => texts),
    lacks: rows.length === 0 ? 'None yet.' : copyGaps(unread, rows.length - read.length),
  });
}

/** Tables of one title, and one more that says how many could not be read, or that there is none. */
export function withLost(title: string, tables: readonly ResultTable[], broken: number): ResultTable[] {
  const lacks = tables.length + broken === 0 ? 'None yet.' : copyGaps([], broken);
  return lacks === null ? [...tables] : [...tables, emptyTable(title, lacks)];
}

export function failedTable(title: string, failure: Failure): ResultTable {
  return { ...emptyTable(title, `Could not be loaded: ${failureReason(failure)}`), failed: true };
}

export function emptyTable(title: string, lacks: string): ResultTable {
  return { title, notes: [], heads: [], rows: [], lacks };
}

export const noBoardTable = emptyTable('Results', 'This format has no leaderboard.');

/** Facts of an item, without those that are not given, or could not be read. */
export function knownFacts<Item>(item: Item, facts: readonly FactOf<Item>[]): ResultSheet['facts'] {
  return facts.flatMap(([label, what]) => {
    const value = known(item, what);
    return value ? [[label, value] as const] : [];
  });
}

type FactOf<Item> = readonly [label: string, what: Reads<Item, string | null | undefined>];

import type { TableOf } from '@/components/cells/column';
import { failureReason } from '@/components/feedback/failure-reason';
import { isRead } from '@/components/list/model/list-model';
import { tableRows } from '@/components/list/model/rows';
import type { Row } from '@/lib/contract/page';
import type { Failure, Result } from '@/lib/contract/result';
import { type ResultTable, withoutEmpty } from '@/lib/golf/results/result-sheet';
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
  return withoutEmpty({
    title,
    notes,
    heads: table.columns.map(({ header, note, align }) => ({
      words: note ? `${header} (${note})` : header,
      ...(align && { align }),
    })),
    rows: read.map(({ texts }) => texts),
    lacks: lacksOf(
      read.map(({ unread }) => ({ unread: unread.length })),
      rows.length - read.length,
    ),
  });
}

function lacksOf(read: readonly { unread: number }[], broken: number): string | null {
  return read.length + broken === 0 ? 'None yet.' : copyGaps(read, broken);
}

export function failedTable(title: string, failure: Failure): ResultTable {
  return {
    title,
    notes: [],
    heads: [],
    rows: [],
    lacks: `Could not be loaded: ${failureReason(failure)}`,
    failed: true,
  };
}

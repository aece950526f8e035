import { failureReason } from '@/components/feedback/failure-reason';
import { type ReadItem, usableItems } from '@/lib/contract/read-item';
import type { Failure, Result } from '@/lib/contract/result';
import { zoneLabel } from '@/lib/format/date';
import { noneYet } from '@/lib/format/none-yet';
import { type ResultTable, withoutEmpty } from '@/lib/golf/results/result-sheet';
import { cellGaps } from '@/lib/list/copies/cells';
import type { Fields, Format } from '@/lib/resources/resource';

type Shown<Item> = {
  rows: Result<readonly ReadItem<Item>[]>;
  fields: Fields<Item>;
  format: Format;
  notes?: readonly string[];
};

export function resultTable<Item>(title: string, { rows, fields, format, notes = [] }: Shown<Item>): ResultTable {
  if (!rows.ok) return failedTable(title, rows.failure);
  const columns = Object.values(fields);
  return withoutEmpty({
    title,
    notes,
    heads: columns.map(({ label, kind, note = kind === 'time' ? zoneLabel(format.timeZone) : null, align }) => ({
      words: note ? `${label} (${note})` : label,
      ...(align && { align }),
      ...(kind === 'time' && { isTime: true as const }),
    })),
    rows: usableItems(rows.value).map(({ item }) => columns.map(({ text }) => text(item, format) || null)),
    lacks: rows.value.length === 0 ? `${noneYet(title)}.` : gapsText(rows.value),
  });
}

export function withLost(
  title: string,
  tables: readonly ResultTable[],
  rows: readonly ReadItem<unknown>[],
): ResultTable[] {
  const lacks = rows.length === 0 ? `${noneYet(title)}.` : gapsText(rows);
  return lacks === null ? [...tables] : [...tables, emptyTable(title, lacks)];
}

/** Says how many rows and fields could not be parsed; null if none. */
function gapsText(rows: readonly ReadItem<unknown>[]): string | null {
  const usable = usableItems(rows);
  const unread = usable.reduce((sum, { faults }) => sum + faults.length, 0);
  return cellGaps(unread, rows.length - usable.length);
}

export function failedTable(title: string, failure: Failure): ResultTable {
  return { ...emptyTable(title, `Could not be loaded: ${failureReason(failure)}`), failed: true };
}

export function emptyTable(title: string, lacks: string): ResultTable {
  return { title, notes: [], heads: [], rows: [], lacks };
}

export const noBoardTable = emptyTable('Results', 'Fairway does not know the leaderboard of this format.');

import type { ReactNode } from 'react';
import type { CellFacts } from '@/components/fields/cell-value';
import { cellFacts } from '@/components/fields/draw-cell';
import { Unreadable } from '@/components/fields/fault-mark';
import type { Cells } from '@/components/fields/field-value';
import type { ReadItem } from '@/lib/contract/read-item';
import { type Failure, faultSummary } from '@/lib/contract/result';
import { zoneLabel } from '@/lib/format/date';
import { type ListState, listHref, nextSort } from '@/lib/list/url/list-state';
import { csvNumber } from '@/lib/resources/csv-fields';
import { describeFaults } from '@/lib/resources/describe-faults';
import type { FieldDefinition, Fields, Format, ListDefinition } from '@/lib/resources/resource';
import { isUnread, readField } from '@/lib/resources/shown-field';
import type { AnyTableRow, TableColumn, TableRow } from './table-model';

/** @param address the list's URL, for sort links in the column heads; without it, the heads are plain text */
export function tableColumns<Item>(
  fields: Fields<Item>,
  { timeZone }: Format,
  address?: { pathname: string; state: ListState },
): TableColumn[] {
  return Object.entries(fields).map(
    ([id, { label, note, heading, kind, align, width, grow, card, sortKey, isHidden }]) => ({
      id,
      label,
      width,
      ...((kind === 'id' || kind === 'status') && { kind }),
      ...(kind === 'time' ? { note: zoneLabel(timeZone) } : note && { note }),
      ...(heading && { heading }),
      ...(align && { align }),
      ...(grow && { grow }),
      ...(card && { card }),
      ...(isHidden && { isHidden }),
      ...(sortKey && address && { sort: sortOf(sortKey, address) }),
    }),
  );
}

function sortOf(key: string, { pathname, state }: { pathname: string; state: ListState }): TableColumn['sort'] {
  const { sortedBy } = state;
  return {
    href: listHref(pathname, state, { sortedBy: nextSort(sortedBy, key) }),
    direction: sortedBy === key ? 'ascending' : sortedBy === `-${key}` ? 'descending' : 'none',
  };
}

type Drawing<Item extends { uid: string }> = {
  list: { row: Pick<ListDefinition<Item>['row'], 'name' | 'href'> };
  fields: Fields<Item>;
  /** Cell renderers by column id. */
  cells?: Cells<Item> | undefined;
  format: Format;
};

export function tableRows<Item extends { uid: string }>(
  rows: readonly ReadItem<Item>[],
  drawing: Drawing<Item>,
): AnyTableRow[] {
  return rows.map((row, index) =>
    row.ok ? rowOf(row, drawing) : { uid: row.uid, error: faultSummary(faultsOf(row, index)) },
  );
}

/** Returns a failure that lists all faults; null if every row could be parsed. */
export function brokenRows(rows: readonly ReadItem<unknown>[]): Failure | null {
  const faults = rows.flatMap((row, index) => (row.ok ? [] : faultsOf(row, index)));
  return faults.length === 0 ? null : { kind: 'broken', message: faultSummary(faults) };
}

/** Returns texts such as `items[1].tee.holes[3].par: Expected number, received string`. */
const faultsOf = ({ faults }: ReadItem<unknown>, index: number): string[] =>
  faults.map(({ field, message }) => `items[${index}]${field && `.${field}`}: ${message}`);

function rowOf<Item extends { uid: string }>(
  { item, faults }: ReadItem<Item> & { ok: true },
  { list, fields, cells: drawn = {}, format }: Drawing<Item>,
): TableRow {
  const href = list.row.href(item) || null;
  const texts: Record<string, string> = {};
  const numbers: Record<string, string> = {};
  const cells: Record<string, ReactNode> = {};
  const facts: Record<string, CellFacts> = {};
  for (const [id, field] of Object.entries<FieldDefinition<Item>>(fields)) {
    const shown = readField(field, item, format);
    if (shown.text !== null) texts[id] = shown.text;
    const number = csvNumber(field, item)?.toString();
    if (number !== undefined && number !== texts[id]) numbers[id] = number;
    const cell = drawn[id]?.(item, format);
    if (cell != null) cells[id] = cell;
    else if (shown.text === null && isUnread(id, field, faults)) cells[id] = <Unreadable />;
    const more = cell == null && shown.text !== null && cellFacts(shown, href);
    if (more) facts[id] = more;
  }
  const described = describeFaults(faults, fields);
  return {
    uid: item.uid,
    href,
    name: list.row.name(item),
    texts,
    ...(Object.keys(numbers).length > 0 && { numbers }),
    cells,
    facts,
    ...(described && { faults: described }),
  };
}

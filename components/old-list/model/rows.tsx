import type { ReactNode } from 'react';
import type { Column, Head, PlayedAt, RowNote, TableOf } from '@/components/old-cells/column';
import { nameOrUid } from '@/components/old-cells/name-or-uid';
import { Unread } from '@/components/old-cells/readable';
import { cellContent } from '@/components/old-list/table/cell-content';
import { Badge } from '@/components/ui/badge';
import type { Row } from '@/lib/contract/page';
import { faultSummary } from '@/lib/contract/result';
import { known, type Reads, readFrom } from '@/lib/contract/wire/unread';
import { type ListState, listHref, nextSort } from '@/lib/list/address/list-state';
import type { ModelRow, ReadRow } from './list-model';

/** The heads of the table; sortable ones link to their next order. */
export function tableHeads<Item>(columns: readonly Column<Item>[], pathname: string, state: ListState): Head[] {
  return columns.map((column) => {
    const { sortKey } = column;
    return {
      ...headOf(column),
      ...(sortKey && { sortHref: listHref(pathname, state, { sortedBy: nextSort(state.sortedBy, sortKey) }) }),
    };
  });
}

export function headOf<Item>({ sortKey, text, link, to, played, cell, ...head }: Column<Item>): Head {
  return { ...head, ...(link && { isLink: true }) };
}

/** The rows of the model: texts and links by column, drawn cells where a column declares them; a broken row keeps its place. */
export function tableRows<Item extends { uid: string }>(
  table: TableOf<Item>,
  rows: readonly Row<Item>[],
  peekName: Reads<Item, string> | null = null,
): ModelRow[] {
  return rows.map((row) => {
    if (!row.ok) return { uid: row.uid, fault: faultSummary(row.faults) };
    const read = readRow(table.columns, row.item);
    const name = peekName ? nameOrUid(row.item, peekName) : null;
    return { ...withNote(read, table, row.item), name };
  });
}

/** The row with what its list says of it as a whole: the word is drawn at its title. A field that could not be read says nothing. */
function withNote<Item>(read: ReadRow, { columns, row }: TableOf<Item>, item: Item): ReadRow {
  const note: RowNote = (row && known(item, row)) ?? {};
  if (!note.word) return { ...read, ...note };
  const at = Math.max(
    0,
    columns.findIndex(({ small }) => small === 'title'),
  );
  const title = columns[at];
  const drawn = (
    <span className="flex items-center gap-2">
      {title ? cellContent(read, headOf(title), at) : null}
      <Badge variant="secondary">{note.word}</Badge>
    </span>
  );
  return { ...read, ...note, cells: { ...read.cells, [at]: drawn } };
}

function readRow<Item extends { uid: string }>(columns: readonly Column<Item>[], item: Item): ReadRow {
  const texts: (string | null)[] = [];
  const unread: number[] = [];
  const links: Record<number, string> = {};
  const times: Record<number, PlayedAt> = {};
  const cells: Record<number, ReactNode> = {};
  const href = columns.find(({ link }) => link)?.link?.(item) || null;
  for (const [index, { text, cell, link, to, played }] of columns.entries()) {
    const said = readFrom(item, text);
    const drawn = cell && said.ok ? readFrom(item, cell) : said;
    texts.push(said.ok && drawn.ok ? said.value || null : null);
    if (!drawn.ok) {
      unread.push(index);
      cells[index] = <Unread fault={drawn.fault} href={link && href} />;
    } else if (cell && drawn.value != null && drawn.value !== false) cells[index] = drawn.value;
    else {
      const other = to?.(item);
      if (other) links[index] = other;
      const time = played && known(item, played);
      if (time) times[index] = time;
    }
  }
  const hasTimes = Object.keys(times).length > 0;
  return { uid: item.uid, href, name: null, texts, unread, links, ...(hasTimes && { played: times }), cells };
}

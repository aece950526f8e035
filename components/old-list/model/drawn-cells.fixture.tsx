import { renderToStaticMarkup } from 'react-dom/server';
import type { TableOf } from '@/components/old-cells/column';
import { RowSaid } from '@/components/old-cells/row-said';
import { cellContent } from '@/components/old-list/table/cell-content';
import { isRead } from './list-model';
import { headOf, tableRows } from './rows';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** An item's cells by column, as table and print draw them, without a browser. */
export function drawnCells<Item extends { uid: string }>(table: TableOf<Item>, item: Item): Record<string, string> {
  const [row] = tableRows(table, [{ ok: true, item }]);
  if (!row || !isRead(row)) throw new Error('The row could not be read');
  const heads = table.columns.map(headOf);
  return Object.fromEntries(
    heads.map((head, index) => [
      head.id,
      renderToStaticMarkup(
        <RowSaid row={row} heads={heads}>
          {cellContent(row, head, index) || '-'}
        </RowSaid>,
      ),
    ]),
  );
}

/** What an item's cells say, by column. */
export function cellTexts<Item extends { uid: string }>(table: TableOf<Item>, item: Item): Record<string, string> {
  return Object.fromEntries(Object.entries(drawnCells(table, item)).map(([id, html]) => [id, textOf(html)]));
}

function textOf(html: string): string {
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity).trim();
}

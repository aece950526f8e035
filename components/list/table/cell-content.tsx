import type { ReactNode } from 'react';
import { CellValue } from '@/components/fields/cell-value';
import type { TableColumn, TableRow } from './table-model';

/**
 * Returns plain text as a string. If a cell contains nothing else, React can replace it even after the browser has
 * translated it; beside other elements, changed text needs a new element.
 */
export function cellContent({ texts, cells, facts, href }: TableRow, column: TableColumn): ReactNode {
  const { id, kind } = column;
  const text = texts[id];
  if (cells[id] !== undefined) return cells[id];
  if (!text) return '-';
  if (!kind && !facts[id]) return text;
  return <CellValue column={column} text={text} facts={facts[id]} rowHref={href} />;
}

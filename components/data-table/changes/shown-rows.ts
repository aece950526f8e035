import type { ShownRow } from './compare-rows';

const rowsOf = (list: ParentNode) => [...list.querySelectorAll<HTMLElement>('tr[data-uid]')];
const cellsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('td[data-label]')];

/** The rows of the list as it stands on the screen. */
export function shownRows(list: ParentNode): ShownRow[] {
  return rowsOf(list).map((row) => {
    const link = row.querySelector<HTMLAnchorElement>('a[data-row-link]');
    return {
      uid: row.dataset.uid ?? '',
      name: link?.textContent ?? row.dataset.uid ?? '',
      href: link?.getAttribute('href') ?? null,
      cells: new Map(cellsOf(row).map((cell) => [cell.dataset.label ?? '', cell.textContent ?? ''])),
    };
  });
}

/** The uids of rows that could not be read. */
export function unreadRows(list: ParentNode): Set<string> {
  return new Set([...list.querySelectorAll<HTMLElement>('tr[data-unread]')].map(({ dataset }) => dataset.unread ?? ''));
}

/** The cell of this row and column, where it is shown. */
export function cellOf(list: ParentNode, uid: string, column: string): HTMLElement | undefined {
  const row = rowsOf(list).find(({ dataset }) => dataset.uid === uid);
  return row && cellsOf(row).find(({ dataset }) => dataset.label === column);
}

export function rowOf(list: ParentNode, uid: string): HTMLElement | undefined {
  return rowsOf(list).find(({ dataset }) => dataset.uid === uid);
}

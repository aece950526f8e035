import { type NeighbourRow, type OpenedFrom, onPage } from '@/lib/list/neighbours';
import { peekHref } from '@/lib/list/peek-address';
import { keepOpenedFrom } from './opened-from';

/** Keeps the list, with its rows, for the record that a row's link leads to; forgets it for one opened otherwise. */
export function rememberList(link: HTMLAnchorElement, from: string): void {
  // The sheet of a peek opens the row that is marked in its list.
  const opened = link.matches('[data-peek-open]') ? document.querySelector('tr[data-peeked] a[data-row-link]') : link;
  const record = new URL(link.href).pathname;
  // Another tab of the same record, for one.
  if (record === from.split('?', 1)[0]) return;
  keepOpenedFrom(record, opened?.matches('[data-row-link]') ? listAround(opened, from) : null);
}

function listAround(link: Element, from: string): OpenedFrom | null {
  const row = link.closest('tr');
  const list = link.closest('section')?.parentElement?.querySelector<HTMLElement>('form#peek');
  if (!list || !row?.querySelector('button[name=peek]')) return null;
  const rows = [...(row.parentElement?.querySelectorAll('tr') ?? [])];
  const { page, size, total, label = '' } = list.dataset;
  return {
    list: onPage(peekHref(from, null), Number(page)),
    label,
    page: Number(page),
    size: Number(size),
    total: total === undefined ? null : Number(total),
    rows: rows.map(asNeighbour),
    at: rows.indexOf(row),
    // Where only some of the page's rows are shown, their places are asked for.
    read: list.dataset.part === undefined ? Date.now() : 0,
  };
}

function asNeighbour(row: HTMLTableRowElement): NeighbourRow {
  const { uid } = row.dataset;
  const href = row.querySelector('a[data-row-link]')?.getAttribute('href');
  return uid && href ? { uid, href } : null;
}

import type { CopiedRow } from '@/lib/list/copies/copied-row';

/** What sits in a cell and is not its text. */
const NOT_TEXT = '.sr-only, svg, [data-slot=row-tools], [role=tooltip]';

/** The rows of the table beside this element, as they are shown: hidden columns are not among them. */
export function rowsBeside(element: Element | null): { rows: CopiedRow[]; broken: number } {
  let place = element;
  while (place && !place.querySelector('table[data-slot=table]')) place = place.parentElement;
  const table = place?.querySelector('table[data-slot=table]');
  const all = [...(table?.querySelectorAll<HTMLTableRowElement>('tbody tr[data-uid]') ?? [])];
  return { rows: all.map(readRow), broken: table?.querySelectorAll('tbody tr[data-state=broken]').length ?? 0 };
}

/** A row of a list as it is shown. */
export function readRow(row: HTMLTableRowElement): CopiedRow {
  const heads = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])].map(headOf);
  const cells = [...row.cells];
  return {
    id: row.dataset.uid ?? '',
    link: row.querySelector<HTMLAnchorElement>('a[data-row-link]')?.href ?? null,
    fields: cells.map((cell, index) => [heads[index] ?? '', textOf(cell)]),
    unread: cells.filter(isUnread).length,
  };
}

/** `Created (London)`: the column, and what its head says beside it. */
function headOf(head: Element): string {
  const name = head.getAttribute('aria-label') ?? '';
  const note = (head.textContent ?? '').replace(name, '').trim();
  return note ? `${name} (${note})` : name;
}

function isUnread(cell: Element): boolean {
  return cell.querySelector('[data-slot=unread]') !== null;
}

/** The text of a cell, whole where it is shown shortened; null where there is none. */
function textOf(cell: HTMLTableCellElement): string | null {
  if (cell.dataset.missing !== undefined || isUnread(cell)) return null;
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(NOT_TEXT)) part.remove();
  for (const part of copy.querySelectorAll('[title]')) {
    // The title of a cell that a refresh has changed says what was there before.
    if (cell.dataset.change === undefined && part.textContent?.includes('…'))
      part.textContent = part.getAttribute('title');
  }
  const text = textsIn(copy).join(' ').replace(/\s+/g, ' ').trim();
  return text === '' || text === '-' ? null : text;
}

/** The texts of an element by parts, which stand apart on the screen without a blank between them. */
function textsIn(element: Element): string[] {
  const texts: string[] = [];
  let open = false;
  for (const node of element.childNodes) {
    if (node instanceof Element) texts.push(...textsIn(node));
    // Comments stand between the texts that React joins.
    else if (node instanceof Text) texts.push(open ? `${texts.pop() ?? ''}${node.data}` : node.data);
    if (!(node instanceof Comment)) open = node instanceof Text;
  }
  return texts;
}

import type { RowChanges } from './compare-rows';
import { cellOf, rowOf } from './shown-rows';

/** A bar at the start of the row, and a word for those who do not see colours. */
const NEW = [
  '[&>td]:bg-primary-muted!',
  "[&>td:first-child]:before:content-['New']",
  '[&>td:first-child]:before:float-left',
  '[&>td:first-child]:before:mr-2',
  '[&>td:first-child]:before:rounded-sm',
  '[&>td:first-child]:before:bg-primary',
  '[&>td:first-child]:before:px-1',
  '[&>td:first-child]:before:text-xs/5',
  '[&>td:first-child]:before:font-medium',
  '[&>td:first-child]:before:text-background',
];
const DIFFERENT = ['bg-warning-muted!', 'shadow-[inset_0_-2px_var(--warning)]'];

/**
 * Marks new rows and different cells in the list's own elements, so that a list without changes draws nothing for them.
 * @returns the function that takes the marks away
 */
export function markRows(list: ParentNode, { fresh, cells }: RowChanges): () => void {
  const undo: (() => void)[] = [];
  const addClasses = (element: HTMLElement, names: readonly string[]) => {
    element.classList.add(...names);
    undo.push(() => element.classList.remove(...names));
  };
  const set = (element: Element, attribute: string, value: string) => {
    const before = element.getAttribute(attribute);
    element.setAttribute(attribute, value);
    undo.push(() => {
      // Another page has given it a value of its own since.
      if (element.getAttribute(attribute) !== value) return;
      if (before === null) element.removeAttribute(attribute);
      else element.setAttribute(attribute, before);
    });
  };
  for (const uid of fresh) {
    const row = rowOf(list, uid);
    if (!row) continue;
    addClasses(row, NEW);
    set(row, 'data-change', 'new');
  }
  for (const { uid, column, was } of cells) {
    const cell = cellOf(list, uid, column);
    if (!cell) continue;
    addClasses(cell, DIFFERENT);
    set(cell, 'data-change', 'different');
    set(cell, 'aria-description', `Was: ${was}`);
    // The innermost title is the one that shows.
    for (const titled of [cell, ...cell.querySelectorAll('[title]')]) set(titled, 'title', `Was: ${was}`);
  }
  return () => {
    for (const each of undo) each();
  };
}

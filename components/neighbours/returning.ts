import { lastOpenedIn } from './opened-from';

const MARKED_MS = 2000;

let isReturning = false;

/** Whether the next address is a way back: by Back, Forward, or a link that leads to the list as it was left. */
export function setReturning(is: boolean): void {
  isReturning = is;
}

/** On the way back to a list: the row of the record in sight, focused, and marked for a moment. */
export function returnToRow(list: string): void {
  if (!isReturning) return;
  const uid = lastOpenedIn(list);
  if (uid === null) return;
  isReturning = false;
  // After the table has restored where it was scrolled to.
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(`tr[data-uid="${CSS.escape(uid)}"]`);
    if (!row) return;
    row.scrollIntoView({ block: 'nearest' });
    // Its link, where rows do not take the focus.
    const target = row.hasAttribute('tabindex') ? row : row.querySelector<HTMLElement>('a[data-row-link]');
    target?.focus({ preventScroll: true });
    row.setAttribute('data-returned', '');
    setTimeout(() => row.removeAttribute('data-returned'), MARKED_MS);
  });
}

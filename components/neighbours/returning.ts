import { lastOpenedIn } from './opened-from';

const MARKED_MS = 2000;
/** How long the way back may take. */
const PATIENCE_MS = 5000;

let isReturning = false;

/** Whether the next address is a way back: by Back, Forward, or a link that leads to the list as it was left. */
export function setReturning(is: boolean): void {
  isReturning = is;
}

let drawn = '';

/** Back or Forward: the router may have drawn the page within the event already, before this is called. */
export function comeBack(): void {
  isReturning = true;
  const address = location.pathname + location.search.replaceAll('%2C', ',');
  if (drawn === address) returnToRow(address);
}

/** On the way back to a list: the row of the record in sight, focused, and marked for a moment. */
export function returnToRow(list: string): void {
  drawn = list;
  if (!isReturning) return;
  const uid = lastOpenedIn(list);
  if (uid === null) return;
  isReturning = false;
  const selector = `tr[data-uid="${CSS.escape(uid)}"]`;
  const here = location.href;
  // The page may be drawn after its address has changed, and its table restores where it was scrolled to.
  const until = Date.now() + PATIENCE_MS;
  const look = () => {
    const row = document.querySelector<HTMLElement>(selector);
    if (location.href !== here || Date.now() > until) return;
    if (row) requestAnimationFrame(() => showRow(row));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function showRow(row: HTMLElement): void {
  row.scrollIntoView({ block: 'nearest' });
  // Its link, where rows do not take the focus.
  const target = row.hasAttribute('tabindex') ? row : row.querySelector<HTMLElement>('a[data-row-link]');
  target?.focus({ preventScroll: true });
  row.setAttribute('data-returned', '');
  setTimeout(() => row.removeAttribute('data-returned'), MARKED_MS);
}

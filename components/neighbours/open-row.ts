/** What has a click of its own, and the times whose tooltip a tap shows. */
const OWN = 'a, button, input, select, label, summary, [popover], [role=tooltip], [data-tip-from]';

/** The link of the row that a click means: not where the row waits, and not at the end of selecting text in it. */
function rowLinkAt(target: Element): HTMLAnchorElement | null {
  const row = target.closest('tr[data-uid]');
  if (!row || target.closest(OWN) || row.closest('[aria-busy=true]')) return null;
  const selection = getSelection();
  if (selection?.isCollapsed === false && selection.containsNode(row, true)) return null;
  return row.querySelector<HTMLAnchorElement>('a[data-row-link]');
}

/** A click beside the links of a row opens its record: in another tab with Ctrl, Cmd or the middle button. */
export function openRow({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  if (!(target instanceof Element) || button > 1 || shiftKey || altKey) return;
  const link = rowLinkAt(target);
  if (button === 1 || ctrlKey || metaKey) {
    if (link) open(link.href, '_blank', 'noopener');
  } else link?.click();
}

/** The middle button would begin to scroll the table in some browsers. */
export function keepFromScrolling(event: MouseEvent): void {
  if (event.button === 1 && event.target instanceof Element && rowLinkAt(event.target)) event.preventDefault();
}

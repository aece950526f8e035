import { remember, remembered } from './remembered';

/**
 * The entry of the history with its address: Back, Forward and a reload come to the same one, a link to another. Null in
 * a browser that does not name entries.
 */
function entryHere(): string | null {
  const entry = (window as { navigation?: Navigation }).navigation?.currentEntry;
  return entry ? `${entry.key} ${location.pathname}${location.search}` : null;
}

export function saveScrollPosition(top: number, left: number): void {
  const entry = entryHere();
  if (entry !== null) remember('list-scroll:', [top, left], entry);
}

export function savedScrollPosition(): { top: number; left: number } | null {
  const entry = entryHere();
  const [top, left] = (entry !== null && remembered('list-scroll:', entry)) || [];
  return top === undefined || left === undefined ? null : { top, left };
}

import { remember, remembered } from './remembered';

/** Returns the key of the history entry, which Back and a reload keep; null without the Navigation API. */
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

import { warnOffline } from '@/components/feedback/offline';
import { peekHref, readPeek } from '@/lib/list/address/peek-address';

/** Puts the preview of a row into the address: as an entry of its own, or in place of another preview's. */
export function showPreview(uid: string): void {
  if (warnOffline()) return;
  const { pathname, search } = location;
  const isOpen = readPeek(new URLSearchParams(search)) !== null;
  // Of a preview that was opened on this page, the entry before is the list without one.
  const state = { peek: isOpen ? history.state?.peek === true : true };
  history[isOpen ? 'replaceState' : 'pushState'](state, '', peekHref(pathname + search, uid));
}

export function closePreview(): void {
  if (history.state?.peek === true) history.back();
  else history.replaceState(null, '', peekHref(location.pathname + location.search, null));
}

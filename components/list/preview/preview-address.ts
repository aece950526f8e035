import { warnOffline } from '@/components/feedback/offline';
import { peekHref, readPeek } from '@/lib/list/address/peek-address';

/** Puts the previewed record into the URL. If another preview is open, its history entry is replaced. */
export function showPreview(uid: string): void {
  if (warnOffline()) return;
  const { pathname, search } = location;
  const isOpen = readPeek(new URLSearchParams(search)) !== null;
  // In the history state, `peek` means that Back leads to the list without a preview.
  const state = { peek: isOpen ? history.state?.peek === true : true };
  history[isOpen ? 'replaceState' : 'pushState'](state, '', peekHref(pathname + search, uid));
}

export function closePreview(): void {
  if (history.state?.peek === true) history.back();
  else history.replaceState(null, '', peekHref(location.pathname + location.search, null));
}

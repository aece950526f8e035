import { warnOffline } from '@/components/feedback/offline';
import { peekHref, readPeek } from '@/lib/list/address/peek-address';

/** Shows the preview in the URL. It replaces the history entry of another preview. */
export function showPreview(uid: string): void {
  if (warnOffline()) return;
  const { pathname, search } = location;
  const isOpen = readPeek(new URLSearchParams(search)) !== null;
  // `peek` marks that Back leads to the list without a preview.
  const state = { peek: isOpen ? history.state?.peek === true : true };
  history[isOpen ? 'replaceState' : 'pushState'](state, '', peekHref(pathname + search, uid));
}

export function closePreview(): void {
  if (history.state?.peek === true) history.back();
  else history.replaceState(null, '', peekHref(location.pathname + location.search, null));
}

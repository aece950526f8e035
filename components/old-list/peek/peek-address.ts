import { warnOffline } from '@/components/feedback/offline';
import { peekHref, readPeek } from '@/lib/list/address/peek-address';

/** Puts a row's peek into the address: as an entry of its own, or in place of another peek's. Offline it only says so. */
export function goToPeek(uid: string): void {
  if (warnOffline()) return;
  const { pathname, search } = location;
  const isOpen = readPeek(new URLSearchParams(search)) !== null;
  // The router follows both; what is marked was opened from its list, which is the entry before.
  const state = { peek: isOpen ? history.state?.peek === true : true };
  history[isOpen ? 'replaceState' : 'pushState'](state, '', peekHref(pathname + search, uid));
}

export function leavePeek(): void {
  if (history.state?.peek === true) history.back();
  else history.replaceState(null, '', peekHref(location.pathname + location.search, null));
}

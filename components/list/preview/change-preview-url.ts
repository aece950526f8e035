import { warnOffline } from '@/components/feedback/offline';
import { previewHref, readPreview } from '@/lib/list/url/preview-url';

/** Puts the previewed record into the URL. If a preview is already open, its history entry is replaced. */
export function showPreview(uid: string): void {
  if (warnOffline()) return;
  const { pathname, search } = location;
  const isOpen = readPreview(new URLSearchParams(search)) !== null;
  // `preview` in the history state means that Back leads to the list without a preview.
  const state = { preview: isOpen ? history.state?.preview === true : true };
  history[isOpen ? 'replaceState' : 'pushState'](state, '', previewHref(pathname + search, uid));
}

export function closePreview(): void {
  if (history.state?.preview === true) history.back();
  else history.replaceState(null, '', previewHref(location.pathname + location.search, null));
}

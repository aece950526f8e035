import { withQuery } from '@/lib/format/query-text';
import { readPreview } from '@/lib/list/url/preview-url';
import { lastOpenedIn } from './opened-from';
import { createStore } from './store';

/** The list that the user is returning to, until it has highlighted the record's row. */
const wayBack = createStore<string | null>(null);

export function setWayBack(list: string | null): void {
  wayBack.set(list);
}

/** After a return to this list, returns the uid of the record that was opened from it, once; then null. */
export function takeRowLeft(): string | null {
  const here = readable(location.href);
  const list = wayBack.get();
  if (list === null || readable(list) !== here || readPreview(new URL(location.href).searchParams) !== null)
    return null;
  setWayBack(null);
  return lastOpenedIn(here);
}

function readable(address: string): string {
  const { pathname, searchParams } = new URL(address, location.origin);
  return withQuery(pathname, searchParams);
}

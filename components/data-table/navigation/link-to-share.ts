import { listLink } from '@/lib/list/copies/list-link';
import { currentList } from './current-list';

/** The address of the screen for somebody else, with what its list shows. */
export function linkToShare(): string {
  const list = currentList();
  return list ? listLink(location.href, list.layout, list.shown) : location.href;
}

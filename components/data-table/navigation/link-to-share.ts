import { sharedLink } from '@/lib/list/shared-link';
import { currentList } from './current-list';

/** The address of the screen for somebody else, with the columns of its list. */
export function linkToShare(): string {
  const list = currentList();
  return list ? sharedLink(location.href, list.layout) : location.href;
}

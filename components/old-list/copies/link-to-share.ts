import { listStore } from '@/components/old-list/list-store';
import { listLink } from '@/lib/list/address/list-link';

export function linkToShare(): string {
  const { list, shown } = listStore.get();
  return list && shown ? listLink(location.href, list.layout, shown) : location.href;
}

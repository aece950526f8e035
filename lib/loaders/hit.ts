import { shortUid } from '@/lib/format/uid';
import { type RecordKind, screenOf } from '@/lib/navigation';
import type { ListDefinition } from '@/lib/resources/resource';
import type { Hit } from '@/lib/search/search-result';

export function hitOf<Item extends { uid: string }>(
  { row, hit }: ListDefinition<Item>,
  kind: RecordKind,
  item: Item,
  timeZone: string,
): Hit {
  return {
    uid: item.uid,
    href: row.href(item) ?? screenOf(kind, item.uid),
    title: row.name(item) || shortUid(item.uid),
    facts: hit?.(item, { timeZone }).flatMap((text) => text || []) ?? [],
  };
}

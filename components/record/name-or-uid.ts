import { orNull } from '@/lib/contract/unread';
import { shortUid } from '@/lib/format/uid';

/** A record's name, for its heading; its short uid where the name could not be read, `-` where neither could. */
export function nameOrUid<Item extends { uid: string }>(record: Item, nameOf: (record: Item) => string): string {
  return orNull(() => nameOf(record)) ?? orNull(() => shortUid(record.uid)) ?? '-';
}

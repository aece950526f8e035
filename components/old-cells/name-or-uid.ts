import { known, type Reads, reads } from '@/lib/contract/wire/unread';
import { fullName } from '@/lib/format/name';
import { shortUid } from '@/lib/format/uid';

/** A record's name, for its heading; its short uid where the name could not be read. */
export function nameOrUid<Item extends { uid: string }>(record: Item, name: Reads<Item, string>): string {
  return known(record, name) ?? shortUid(record.uid);
}

type Named = { firstName?: string | null | undefined; lastName?: string | null | undefined };

export const personName = reads<Named, 'firstName' | 'lastName', string>(['firstName', 'lastName'], fullName);

import { shortUid } from '@/lib/format/uid';
import { kindOf } from '@/lib/navigation';
import type { RecordDeclaration } from './resource';

type Named<Item extends { uid: string }> = Pick<RecordDeclaration<Item>, 'kind' | 'name'>;

/** Returns the record's name, or for an unknown record the label and the short uid: `User fd33…9a41`. */
export function recordName<Item extends { uid: string }>({ kind, name }: Named<Item>, uid: string, item?: Item | null) {
  return item ? name(item) : `${kindOf(kind).label} ${shortUid(uid)}`;
}

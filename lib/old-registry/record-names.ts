import type { RecordScreen } from '@/lib/breadcrumbs';
import { known } from '@/lib/contract/wire/unread';
import { kindOf, type RecordKind } from '@/lib/navigation';
import { recordOf } from '@/lib/old-records/all-records';
import { readUid } from '@/lib/server/requests/uid';

/** The record's name, as its screen's heading has it; null when there is none or it fails to load. */
export async function recordName({ kind, uid: parameter }: RecordScreen): Promise<string | null> {
  const uid = readUid(parameter);
  if (uid === null) return null;
  const { find, name } = recordOf(kind);
  // The page asks for the same record, in the same call to the API, and reports a failure.
  const item = await find(uid).catch(() => null);
  return item && known(item, name);
}

type Props = { params: Promise<Readonly<Record<string, string>>> };

/** The tab's title of a record's screen: the record's name, or the word of its kind when it is unknown. */
export function recordTitle(kind: RecordKind): (props: Props) => Promise<{ title: string }> {
  return async ({ params }) => {
    const [uid = ''] = Object.values(await params);
    return { title: (await recordName({ kind, uid })) || kindOf(kind).label };
  };
}

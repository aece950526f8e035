import type { RecordScreen } from '@/lib/breadcrumbs';
import { known } from '@/lib/contract/wire/unread';
import { shortUid } from '@/lib/format/uid';
import type { RecordKind } from '@/lib/navigation';
import { recordOf } from '@/lib/old-records/all-records';
import { readUid } from '@/lib/server/requests/uid';

/** The record's name, as its screen's heading has it; its label and the ends of its uid when it is not known. */
export async function recordName({ kind, uid: parameter }: RecordScreen): Promise<string> {
  const { find, name, label } = recordOf(kind);
  const uid = readUid(parameter);
  if (uid === null) return label;
  // The page asks for the same record, in the same call to the API, and reports a failure.
  const item = await find(uid).catch(() => null);
  return item ? (known(item, name) ?? shortUid(uid)) : `${label} ${shortUid(uid)}`;
}

type Props = { params: Promise<Readonly<Record<string, string>>> };

/** The tab's title of a record's screen. */
export function recordTitle(kind: RecordKind): (props: Props) => Promise<{ title: string }> {
  return async ({ params }) => {
    const [uid = ''] = Object.values(await params);
    return { title: await recordName({ kind, uid }) };
  };
}

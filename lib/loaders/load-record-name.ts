import 'server-only';
import { toResult } from '@/lib/contract/result';
import { kindOf } from '@/lib/navigation';
import { recordName } from '@/lib/resources/record-name';
import type { RecordDeclaration, RecordSource } from '@/lib/resources/resource';
import { readUid } from '@/lib/server/requests/uid';
import { findRecord } from './find-record';

type Named<Item extends { uid: string }> = Pick<RecordDeclaration<Item>, 'kind' | 'name'>;

/** Returns the record's name, or for an unknown name the label and the short uid: `User fd33…9a41`. */
export async function loadRecordName<Item extends { uid: string }>(
  record: Named<Item>,
  source: RecordSource<Item>,
  uid: string,
): Promise<string> {
  const found = await toResult(findRecord(source, uid));
  return recordName(record, uid, found.ok ? found.value?.item : null);
}

type Props = { params: Promise<Readonly<Record<string, string>>> };

/** @param titleOf returns the title if it is not the record's name */
export function recordTitle<Item extends { uid: string }>(
  record: Named<Item>,
  source: RecordSource<Item>,
  titleOf?: (item: Item) => Promise<string> | string,
) {
  return async ({ params }: Props): Promise<{ title: string }> => {
    const [parameter = ''] = Object.values(await params);
    const uid = readUid(parameter);
    if (uid === null) return { title: kindOf(record.kind).label };
    const found = titleOf && (await toResult(findRecord(source, uid)));
    const item = found?.ok && found.value?.item;
    return { title: item && titleOf ? await titleOf(item) : await loadRecordName(record, source, uid) };
  };
}

import 'server-only';
import { kindOf, type RecordKind } from '@/lib/navigation';
import { countries, country } from '@/lib/resources/countries';
import { user, users } from '@/lib/resources/users';
import { readUid } from '@/lib/server/requests/uid';
import { loadRecordName } from './load-record-name';

const names: { [Kind in RecordKind]?: (uid: string) => Promise<string> } = {
  golfer: (uid) => loadRecordName(user, users, uid),
  country: (uid) => loadRecordName(country, countries, uid),
};

/** The name of a record in breadcrumbs and in the title of its page; null for a kind that is not declared here. */
export function loadTitle(kind: RecordKind, parameter: string): Promise<string> | null {
  const uid = readUid(parameter);
  if (uid === null) return Promise.resolve(kindOf(kind).label);
  return names[kind]?.(uid) ?? null;
}

import 'server-only';
import { kindOf, type RecordKind } from '@/lib/navigation';
import { countries, country } from '@/lib/resources/countries';
import { user, users } from '@/lib/resources/users';
import { readUid } from '@/lib/server/requests/uid';
import { loadRecordName } from './load-record-name';

const names = {
  golfer: (uid: string) => loadRecordName(user, users, uid),
  country: (uid: string) => loadRecordName(country, countries, uid),
} satisfies { [Kind in RecordKind]?: (uid: string) => Promise<string> };

export type NamedKind = keyof typeof names;

export const isNamedKind = (kind: RecordKind): kind is NamedKind => Object.hasOwn(names, kind);

/** The name of a record in breadcrumbs, from the uid as the route has it. */
export async function loadTitle(kind: NamedKind, parameter: string): Promise<string> {
  const uid = readUid(parameter);
  return uid === null ? kindOf(kind).label : names[kind](uid);
}

type Props = { params: Promise<Readonly<Record<string, string>>> };

/** The metadata of a record's page: its name as the title. */
export function recordTitle(kind: NamedKind): (props: Props) => Promise<{ title: string }> {
  return async ({ params }) => {
    const [uid = ''] = Object.values(await params);
    return { title: await loadTitle(kind, uid) };
  };
}

import { getCourse } from '@/lib/api/courses';
import { getEvent } from '@/lib/api/events';
import { getFriendlyRound } from '@/lib/api/friendly-rounds';
import { getGroup, getMember } from '@/lib/api/groups';
import { getUser } from '@/lib/api/users';
import { fullName } from '@/lib/format/name';
import { readUid } from '@/lib/list/uid';
import type { RecordKind, RecordScreen } from '@/lib/navigation';

type FindName = (uid: string) => Promise<string | null>;

const finders: Readonly<Record<RecordKind, FindName>> = {
  user: named(getUser, fullName),
  group: named(getGroup, ({ name }) => name),
  member: named(getMember, fullName),
  event: named(getEvent, ({ name }) => name),
  friendlyRound: named(getFriendlyRound, ({ course }) => course.name),
  course: named(getCourse, ({ name }) => name),
};

function named<Item>(find: (uid: string) => Promise<Item | null>, nameOf: (item: Item) => string): FindName {
  return async (uid) => {
    const record = await find(uid);
    return record && nameOf(record);
  };
}

/** The record's name, as its screen's heading has it; null when there is none or it fails to load. */
export async function recordName({ kind, uid: parameter }: RecordScreen): Promise<string | null> {
  const uid = readUid(parameter);
  // The page asks for the same record, in the same call to the API, and reports a failure.
  return uid === null ? null : finders[kind](uid).catch(() => null);
}

type Props = { params: Promise<{ uid: string } | { userUid: string }> };

/** The tab's title of a record's screen: the record's name, or the word when it is unknown. */
export function recordTitle(kind: RecordKind, word: string): (props: Props) => Promise<{ title: string }> {
  return async ({ params }) => {
    const [uid = ''] = Object.values(await params);
    return { title: (await recordName({ kind, uid })) || word };
  };
}

import 'server-only';
import type { RecordKind } from '@/lib/navigation';
import { countries, country } from '@/lib/resources/countries';
import { course, courseSource } from '@/lib/resources/courses';
import { event, eventSource } from '@/lib/resources/events';
import { friendlyRound, friendlyRounds } from '@/lib/resources/friendly-rounds';
import { group, groups } from '@/lib/resources/groups';
import { groupMembers, member } from '@/lib/resources/members';
import { region, regions } from '@/lib/resources/regions';
import { user, users } from '@/lib/resources/users';
import { loadRecordName } from './load-record-name';

const names: { [Kind in RecordKind]?: (uid: string) => Promise<string> } = {
  user: (uid) => loadRecordName(user, users, uid),
  member: (uid) => loadRecordName(member, groupMembers, uid),
  group: (uid) => loadRecordName(group, groups, uid),
  course: (uid) => loadRecordName(course, courseSource, uid),
  friendlyRound: (uid) => loadRecordName(friendlyRound, friendlyRounds, uid),
  country: (uid) => loadRecordName(country, countries, uid),
  event: (uid) => loadRecordName(event, eventSource, uid),
  region: (uid) => loadRecordName(region, regions, uid),
};

/** Looks up the name of a record, with the same cache as the record's screen; null for kinds without a lookup. */
export function loadNameByKind(kind: RecordKind, uid: string): Promise<string> | null {
  return names[kind]?.(uid) ?? null;
}

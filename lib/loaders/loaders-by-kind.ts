import 'server-only';
import type { RecordKind } from '@/lib/navigation';
import { countries, country } from '@/lib/resources/countries';
import { course, courseSource } from '@/lib/resources/courses';
import { event, eventSource } from '@/lib/resources/events';
import { friendlyRound, friendlyRounds } from '@/lib/resources/friendly-rounds';
import { group, groups } from '@/lib/resources/groups';
import { groupMembers, member } from '@/lib/resources/members';
import { region, regions } from '@/lib/resources/regions';
import type { RecordDeclaration, RecordSource } from '@/lib/resources/resource';
import { user, users } from '@/lib/resources/users';
import { loadRecordName } from './load-record-name';
import { loadTabTotals } from './load-tab-totals';

function loadersOf<Item extends { uid: string }>(record: RecordDeclaration<Item>, source: RecordSource<Item>) {
  return {
    loadName: (uid: string) => loadRecordName(record, source, uid),
    loadTotals: (uid: string, labels: readonly string[]) => loadTabTotals(record, uid, labels),
  };
}

/** The loaders of each kind of record, with the same lookup as the record's screen. */
export const loadersByKind: { readonly [Kind in RecordKind]?: ReturnType<typeof loadersOf> } = {
  user: loadersOf(user, users),
  member: loadersOf(member, groupMembers),
  group: loadersOf(group, groups),
  course: loadersOf(course, courseSource),
  friendlyRound: loadersOf(friendlyRound, friendlyRounds),
  country: loadersOf(country, countries),
  event: loadersOf(event, eventSource),
  region: loadersOf(region, regions),
};

import { checkUid } from '@/lib/contract/uid';
import { decoded } from '@/lib/format/decoded';
import { admins } from './admins';
import { countries } from './countries';
import { courses } from './courses';
import { eventRounds, eventRoundsOfCourse, eventRoundsOfEvent, eventRoundsOfGroup } from './event-rounds';
import { events, eventsOfCourse, eventsOfGroup, eventsOfUser } from './events';
import {
  friendlyRounds,
  friendlyRoundsByUser,
  friendlyRoundsOfCourse,
  friendlyRoundsOfEvent,
  friendlyRoundsOfUser,
} from './friendly-rounds';
import { groups } from './groups';
import { handicaps } from './handicaps';
import { groupMembers, membersOfGroup } from './members';
import { groupsOfUser } from './memberships';
import { regions } from './regions';
import type { AnyList } from './resource';
import { friends, users } from './users';

export const allLists: readonly AnyList[] = [
  users,
  friends,
  groupsOfUser,
  friendlyRoundsOfUser,
  eventsOfUser,
  eventsOfGroup,
  eventsOfCourse,
  eventRoundsOfGroup,
  eventRoundsOfEvent,
  eventRoundsOfCourse,
  events,
  eventRounds,
  friendlyRounds,
  friendlyRoundsOfEvent,
  friendlyRoundsOfCourse,
  friendlyRoundsByUser,
  countries,
  regions,
  admins,
  groups,
  membersOfGroup,
  groupMembers,
  handicaps,
  courses,
];

export function findList(name: string): AnyList | null {
  return allLists.find((list) => list.name === name) ?? null;
}

export function findListAt(pathname: string): { list: AnyList; uid: string } | null {
  const parts = pathname.split('/');
  while (parts.length > 2 && parts.at(-1) === '') parts.pop();
  for (const list of allLists) {
    const pattern = list.pathname('*').split('/');
    if (pattern.length !== parts.length) continue;
    if (!pattern.every((part, index) => part === '*' || part === parts[index])) continue;
    const uid = list.recordKey ? checkUid(decoded(parts[pattern.indexOf('*')] ?? '')) : '';
    if (uid !== null) return { list, uid };
  }
  return null;
}

import { admins } from './admins';
import { courses } from './courses';
import { eventRounds, eventRoundsOfGroup } from './event-rounds';
import { events, eventsOfGroup, eventsOfUser } from './events';
import { friendlyRounds, friendlyRoundsOfEvent, friendlyRoundsOfUser } from './friendly-rounds';
import { groups } from './groups';
import { handicaps } from './handicaps';
import { groupMembers, groupsOfUser, membersOfGroup } from './members';
import { countries, regions } from './places';
import { friends, users } from './users';

export const allLists = [
  users,
  friends,
  groupsOfUser,
  friendlyRoundsOfUser,
  eventsOfUser,
  admins,
  groups,
  membersOfGroup,
  eventsOfGroup,
  eventRoundsOfGroup,
  groupMembers,
  handicaps,
  events,
  courses,
  friendlyRounds,
  friendlyRoundsOfEvent,
  eventRounds,
  countries,
  regions,
] as const;

export type ListName = (typeof allLists)[number]['name'];

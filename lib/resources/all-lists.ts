import { countries } from './countries';
import { eventsOfUser } from './events';
import { friendlyRounds, friendlyRoundsOfUser } from './friendly-rounds';
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
  friendlyRounds,
  countries,
  regions,
];

/** The lists whose screens, exports and previews are made of these declarations. */
const onScreen: readonly AnyList[] = [
  users,
  friends,
  friendlyRoundsOfUser,
  friendlyRounds,
  countries,
  regions,
  // One a line.
];

export function findList(name: string): AnyList | null {
  return onScreen.find((list) => list.name === name) ?? null;
}

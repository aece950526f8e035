import { routes } from '@/lib/routes';

/** The lists that are searched, in the order in which their hits are shown. */
export const searchedLists = {
  users: { label: 'Users', path: routes.users },
  groupMembers: { label: 'Group members', path: routes.groupMembers },
  groups: { label: 'Groups', path: routes.groups },
  events: { label: 'Events', path: routes.events },
  eventRounds: { label: 'Event rounds', path: routes.eventRounds },
  friendlyRounds: { label: 'Friendly rounds', path: routes.friendlyRounds },
  courses: { label: 'Courses', path: routes.eventCourses },
  countries: { label: 'Countries', path: routes.countries },
  regions: { label: 'Regions', path: routes.regions },
  admins: { label: 'BO Admins', path: routes.admins },
} as const;

export type SearchedList = keyof typeof searchedLists;

export const searchedListNames = Object.keys(searchedLists) as SearchedList[];

/** A record that matches, with the facts that tell namesakes apart. */
export type Hit = { uid: string; href: string; title: string; facts: readonly string[] };

/** A place that a search names, what else it asks for, and the filters that ask for the place. */
export type Within = { place: string; q: string; filters: Readonly<Record<string, string>> };

/**
 * What one list has for a search: its first hits, or why there are none. `total` is null where it is not known.
 * `within`: the hits are those in a place that the search names.
 */
export type SearchSection = { list: SearchedList; within?: Within } & (
  | { hits: readonly Hit[]; total: number | null }
  | { failure: string }
);

export const sectionLabel = ({ list, within }: SearchSection) =>
  within ? `${searchedLists[list].label} in ${within.place}` : searchedLists[list].label;

/** The list under the search of a section. */
export const listSearchedFor = ({ list, within }: SearchSection, q: string) =>
  routes.listed(searchedLists[list].path, { q: within?.q ?? q, ...within?.filters });

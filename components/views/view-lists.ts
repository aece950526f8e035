import { readDefaults } from '@/lib/list/views/default-views';
import { routes } from '@/lib/routes';

type ViewList = {
  label: string;
  /** Null: the list belongs to a record, so that a view of it has no address of its own. */
  href: string | null;
};

const lists: Readonly<Record<string, ViewList>> = {
  users: { label: 'Users', href: routes.users },
  admins: { label: 'BO Admins', href: routes.admins },
  groups: { label: 'Groups', href: routes.groups },
  'group-members': { label: 'Group members', href: routes.groupMembers },
  events: { label: 'Events', href: routes.events },
  courses: { label: 'Courses', href: routes.eventCourses },
  'friendly-rounds': { label: 'Friendly rounds', href: routes.friendlyRounds },
  'event-rounds': { label: 'Event rounds', href: routes.eventRounds },
  countries: { label: 'Countries', href: routes.countries },
  regions: { label: 'Regions', href: routes.regions },
  friends: { label: 'Friends', href: null },
  memberships: { label: 'Groups of a golfer', href: null },
  rounds: { label: 'Friendly rounds of a golfer', href: null },
  'user-events': { label: 'Events of a golfer', href: null },
  members: { label: 'Members', href: null },
  'group-events': { label: 'Events of a group', href: null },
  'group-rounds': { label: 'Rounds of a group', href: null },
  handicaps: { label: 'Handicap history', href: null },
  'event-friendly-rounds': { label: 'Friendly rounds of an event', href: null },
};

/** A list by the name of its declaration, by which views name it; undefined for no list. */
export function viewList(name: string): ViewList | undefined {
  return Object.hasOwn(lists, name) ? lists[name] : undefined;
}

export const isViewList = (name: string) => viewList(name) !== undefined;

export const viewListNames: readonly string[] = Object.keys(lists);

/** The addresses of the default views by the path of their list, from the text of the cookie. */
export function defaultAddresses(cookie: string): Readonly<Record<string, string>> {
  const entries = Object.entries(readDefaults(cookie)).flatMap(([name, query]) => {
    const href = viewList(name)?.href;
    return href && query ? [[href, `${href}?${query}`] as const] : [];
  });
  return Object.fromEntries(entries);
}

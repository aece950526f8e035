/** The addresses of screens that no record is part of, for the first load; lib/routes.ts has all addresses. */
export const screens = {
  dashboard: '/',
  login: '/login',
  admins: '/admin-users',
  users: '/all-users',
  groups: '/groups',
  groupMembers: '/group-members',
  events: '/events',
  eventCourses: '/events/event-courses',
  friendlyRounds: '/events/friendly-rounds',
  eventRounds: '/events/event-rounds',
  countries: '/countries',
  regions: '/regions',
  apiDifferences: '/api-differences',
  sessionCheck: '/api/session',
  search: '/search',
} as const;

export type NavGroup = { label: string; url: string; links: readonly { label: string; href: string }[] };

/** The sidebar under “Manage”. A group is open when the path contains its url, or is one of its links or below one. */
export const navigation: readonly NavGroup[] = [
  {
    label: 'Users',
    url: screens.users,
    links: [
      { label: 'All Users', href: screens.users },
      { label: 'BO Admins', href: screens.admins },
    ],
  },
  {
    label: 'Groups',
    url: screens.groups,
    links: [
      { label: 'All groups', href: screens.groups },
      { label: 'Group members', href: screens.groupMembers },
    ],
  },
  {
    label: 'Events',
    url: screens.events,
    links: [
      { label: 'All Events', href: screens.events },
      { label: 'Events Courses', href: screens.eventCourses },
      { label: 'Friendly rounds', href: screens.friendlyRounds },
      { label: 'Event Rounds', href: screens.eventRounds },
    ],
  },
  {
    label: 'Locations',
    url: screens.countries,
    links: [
      { label: 'All Countries', href: screens.countries },
      { label: 'All Regions', href: screens.regions },
    ],
  },
];

export function isGroupOpen(group: NavGroup, pathname: string): boolean {
  return pathname.includes(group.url) || group.links.some(({ href }) => isAtOrBelow(pathname, href));
}

/** The link of the sidebar for this path: the longest one that is the path or its ancestor. */
export function currentLink(pathname: string): string | undefined {
  return navigation
    .flatMap(({ links }) => links.map(({ href }) => href))
    .filter((href) => isAtOrBelow(pathname, href))
    .sort((a, b) => b.length - a.length)[0];
}

function isAtOrBelow(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}

type Label = readonly [pattern: string, label: string];

/** The records that have a screen. */
export type RecordKind = 'user' | 'group' | 'member' | 'event' | 'friendlyRound' | 'course';

/** The screens of records; the label stands where the record's name is unknown, and for a course always. */
const recordScreens: readonly (readonly [...Label, kind: RecordKind])[] = [
  ['/all-users/*', 'User', 'user'],
  ['/groups/*', 'Group', 'group'],
  ['/group-members/*', 'Group Member', 'member'],
  ['/events/event-courses/*/course-details', 'Course Details', 'course'],
  ['/events/friendly-rounds/*', 'Friendly Round', 'friendlyRound'],
  ['/events/*', 'Event', 'event'],
];

/** Labels of crumbs that the navigation does not have, or has in other words. */
const crumbLabels: readonly Label[] = [
  ['/all-users/*/events', 'User Events'],
  ['/all-users/*/friends', 'User Friends'],
  ['/all-users/*/groups', 'User Groups'],
  ['/all-users/*/friendly-rounds', 'User Friendly Rounds'],
  ['/groups', 'All Groups'],
  ['/groups/*/members', 'Group Members'],
  ['/groups/*/group-events', 'Group Events'],
  ['/groups/*/group-rounds', 'Group Rounds'],
  ['/events/event-courses', 'Event Courses'],
  ['/events/friendly-rounds', 'Friendly Rounds'],
  ['/events/*/friendly-rounds', 'Friendly Rounds'],
  ['/api-differences', 'API differences'],
  ['/search', 'Search'],
  ['/compare', 'Compare'],
];

const navigationLabels = navigation.flatMap(({ links }) => links.map(({ href, label }): Label => [href, label]));
const labels = [...crumbLabels, ...navigationLabels];

export type RecordScreen = { kind: RecordKind; uid: string };
type Crumb = { label: string; href: string; record?: RecordScreen };

/** The labelled ancestors of the path, itself last; a trailing slash makes no difference. */
export function breadcrumbs(pathname: string): Crumb[] {
  const segments = partsOf(pathname);
  if (segments.length === 0) return [{ label: 'Dashboard', href: '/' }];
  return segments.flatMap((_, index) => {
    const path = segments.slice(0, index + 1);
    const href = `/${path.join('/')}`;
    const label = labels.find(([pattern]) => fits(pattern, path))?.[1];
    if (label) return [{ label, href }];
    const screen = recordScreens.find(([pattern]) => fits(pattern, path));
    return screen ? [{ label: screen[1], href, record: { kind: screen[2], uid: uidIn(screen[0], path) } }] : [];
  });
}

/** Whether the crumb has its record's name in place of its label. */
export function isNamed({ record }: Crumb): boolean {
  return record !== undefined && record.kind !== 'course';
}

/** Whether the screen at this path is a list, with a search and pages: those of the sidebar, and all below a record. */
export function isList(pathname: string): boolean {
  const last = breadcrumbs(pathname).at(-1);
  return last?.href === pathname && !last.record && currentLink(pathname) !== undefined;
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

/** The part of the path, as it is encoded there, that stands for the record. */
const uidIn = (pattern: string, segments: readonly string[]) => segments[partsOf(pattern).indexOf('*')] ?? '';

function fits(pattern: string, segments: readonly string[]): boolean {
  const wanted = partsOf(pattern);
  return wanted.length === segments.length && wanted.every((part, i) => part === '*' || part === segments[i]);
}

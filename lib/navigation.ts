/** The addresses of screens that no record is part of, for the first load; lib/routes.ts has all addresses. */
export const screens = {
  dashboard: '/',
  monthReport: '/month',
  login: '/login',
  admins: '/admin-users',
  users: '/all-users',
  groups: '/groups',
  groupMembers: '/group-members',
  events: '/events',
  eventCourses: '/events/event-courses',
  friendlyRounds: '/events/friendly-rounds',
  eventRounds: '/events/event-rounds',
  nowPlaying: '/now-playing',
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
      { label: 'Now playing', href: screens.nowPlaying },
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

/** What the browser knows of a kind of record. */
type Kind = {
  /** What it is, where its name is unknown. */
  label: string;
  /** The list of all of them. */
  list: { label: string; path: string };
  /** The address of its screen, where it has one. */
  screen?: string;
  /** Its crumb is its label, whatever its name. */
  unnamed?: true;
  /** As the address of a comparison names it; none where it cannot be compared. */
  compared?: string;
};

/** Every kind of record, in the order of the search; the rest of each is in lib/records. */
export const recordKinds = {
  golfer: {
    label: 'User',
    list: { label: 'Users', path: screens.users },
    screen: '/all-users/*',
    compared: 'golfer',
  },
  member: {
    label: 'Group Member',
    list: { label: 'Group members', path: screens.groupMembers },
    screen: '/group-members/*',
    compared: 'member',
  },
  group: { label: 'Group', list: { label: 'Groups', path: screens.groups }, screen: '/groups/*' },
  event: { label: 'Event', list: { label: 'Events', path: screens.events }, screen: '/events/*' },
  eventRound: { label: 'Event Round', list: { label: 'Event rounds', path: screens.eventRounds } },
  friendlyRound: {
    label: 'Friendly Round',
    list: { label: 'Friendly rounds', path: screens.friendlyRounds },
    screen: '/events/friendly-rounds/*',
    compared: 'round',
  },
  course: {
    label: 'Course Details',
    list: { label: 'Courses', path: screens.eventCourses },
    screen: '/events/event-courses/*/course-details',
    unnamed: true,
    compared: 'course',
  },
  country: { label: 'Country', list: { label: 'Countries', path: screens.countries }, screen: '/countries/*' },
  region: { label: 'Region', list: { label: 'Regions', path: screens.regions }, screen: '/regions/*' },
  admin: { label: 'BO Admin', list: { label: 'BO Admins', path: screens.admins } },
} as const satisfies Record<string, Kind>;

export type RecordKind = keyof typeof recordKinds;

export const kindNames = Object.keys(recordKinds) as RecordKind[];

/** The same of one kind, which may have no screen and no place in a comparison. */
export const kindOf = (kind: RecordKind): Kind => recordKinds[kind];

/** The address of a record's screen; of its place in its list, where it has none. */
export function screenOf(kind: RecordKind, uid: string): string {
  const { screen, list } = kindOf(kind);
  return screen ? screen.replace('*', encodeURIComponent(uid)) : `${list.path}?${new URLSearchParams({ q: uid })}`;
}

/** Labels of crumbs that the navigation does not have, or has in other words. */
const crumbLabels: readonly Label[] = [
  ['/all-users/*/events', 'User Events'],
  ['/all-users/*/handicaps', 'User Handicaps'],
  ['/all-users/*/timeline', 'User Timeline'],
  ['/all-users/*/friends', 'User Friends'],
  ['/all-users/*/groups', 'User Groups'],
  ['/all-users/*/friendly-rounds', 'User Friendly Rounds'],
  ['/group-members/*/handicap', 'Why this handicap'],
  ['/groups', 'All Groups'],
  ['/groups/*/members', 'Group Members'],
  ['/groups/*/contests', 'Contests'],
  ['/groups/*/group-events', 'Group Events'],
  ['/groups/*/group-rounds', 'Group Rounds'],
  ['/events/event-courses', 'Event Courses'],
  ['/events/event-courses/*/at-a-glance', 'At a Glance'],
  ['/events/friendly-rounds', 'Friendly Rounds'],
  ['/events/*/results', 'Results'],
  ['/events/friendly-rounds/*/results', 'Results'],
  ['/events/*/friendly-rounds', 'Friendly Rounds'],
  ['/api-differences', 'API differences'],
  ['/search', 'Search'],
  ['/compare', 'Compare'],
  ['/break-down', 'Break down'],
  ['/month', 'Month report'],
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
    const kind = kindNames.find((name) => fits(kindOf(name).screen, path));
    return kind ? [{ label: kindOf(kind).label, href, record: { kind, uid: uidIn(kindOf(kind).screen, path) } }] : [];
  });
}

/** Whether the crumb has its record's name in place of its label. */
export function isNamed({ record }: Crumb): boolean {
  return record !== undefined && !kindOf(record.kind).unnamed;
}

/** Screens below a record, and one of the sidebar, that are no lists. */
const explanations = [
  '/now-playing',
  '/all-users/*/handicaps',
  '/all-users/*/timeline',
  '/group-members/*/handicap',
  '/events/*/results',
  '/events/friendly-rounds/*/results',
  '/groups/*/contests',
  '/events/event-courses/*/at-a-glance',
];

/** Whether the screen at this path is a list, with a search and pages: those of the sidebar, and others below a record. */
export function isList(pathname: string): boolean {
  const last = breadcrumbs(pathname).at(-1);
  if (explanations.some((pattern) => fits(pattern, partsOf(pathname)))) return false;
  return last?.href === pathname && !last.record && currentLink(pathname) !== undefined;
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

/** The part of the path, as it is encoded there, that stands for the record. */
const uidIn = (pattern = '', segments: readonly string[]) => segments[partsOf(pattern).indexOf('*')] ?? '';

function fits(pattern = '', segments: readonly string[]): boolean {
  const wanted = partsOf(pattern);
  return wanted.length === segments.length && wanted.every((part, i) => part === '*' || part === segments[i]);
}

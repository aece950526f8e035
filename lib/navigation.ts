import { screenNames } from './names';

/**
 * Screens that are not about one record. Kept small, because every page loads this file; lib/routes.ts has all paths.
 */
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
  session: '/api/session',
  search: '/search',
} as const;

export type NavGroup = { label: string; url: string; links: readonly { label: string; href: string }[] };

const linkTo = (href: keyof typeof screenNames) => ({ label: screenNames[href].menu ?? screenNames[href].title, href });

/** Screens at the top of the menu, outside its groups. */
export const overviews = [linkTo(screens.dashboard), linkTo(screens.monthReport)];

/** The sidebar opens a group on paths that contain the group's url, and on its links and below. */
export const navigation: readonly NavGroup[] = [
  {
    label: 'Users',
    url: screens.users,
    links: [linkTo(screens.users), linkTo(screens.admins)],
  },
  {
    label: 'Groups',
    url: screens.groups,
    links: [linkTo(screens.groups), linkTo(screens.groupMembers)],
  },
  {
    label: 'Events',
    url: screens.events,
    links: [
      linkTo(screens.events),
      linkTo(screens.eventCourses),
      linkTo(screens.friendlyRounds),
      linkTo(screens.eventRounds),
      linkTo(screens.nowPlaying),
    ],
  },
  {
    label: 'Locations',
    url: screens.countries,
    links: [linkTo(screens.countries), linkTo(screens.regions)],
  },
];

export function isGroupOpen(group: NavGroup, pathname: string): boolean {
  return pathname.includes(group.url) || group.links.some(({ href }) => isAtOrBelow(pathname, href));
}

export function currentLink(pathname: string): string | undefined {
  return navigation
    .flatMap(({ links }) => links.map(({ href }) => href))
    .filter((href) => isAtOrBelow(pathname, href))
    .sort((a, b) => b.length - a.length)[0];
}

function isAtOrBelow(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}

type Kind = {
  label: string;
  /** The breadcrumb's text as the specification spells it, if it is not the label. */
  crumb?: string;
  list: { label: string; path: string };
  screen?: string;
  /** On the record's own screen, the breadcrumb shows `crumb` in place of the record's name. */
  unnamed?: true;
  /** A path above the record's screen that has no screen of its own. Its breadcrumb links to the record's screen. */
  folder?: string;
  /** The name of this kind of record in the URL of a comparison. */
  compared?: string;
};

/** Kinds of records, in the order of search results. */
export const recordKinds = {
  user: {
    label: 'User',
    list: { label: 'Users', path: screens.users },
    screen: '/all-users/*',
    compared: 'golfer',
  },
  member: {
    label: 'Group member',
    crumb: 'Group Member',
    list: { label: 'Group members', path: screens.groupMembers },
    screen: '/group-members/*',
    compared: 'member',
  },
  group: { label: 'Group', list: { label: 'Groups', path: screens.groups }, screen: '/groups/*' },
  event: { label: 'Event', list: { label: 'Events', path: screens.events }, screen: '/events/*' },
  eventRound: { label: 'Event round', list: { label: 'Event rounds', path: screens.eventRounds } },
  friendlyRound: {
    label: 'Friendly round',
    crumb: 'Friendly Round',
    list: { label: 'Friendly rounds', path: screens.friendlyRounds },
    screen: '/events/friendly-rounds/*',
    compared: 'round',
  },
  course: {
    label: 'Course',
    crumb: 'Course Details',
    list: { label: 'Courses', path: screens.eventCourses },
    screen: '/events/event-courses/*/course-details',
    unnamed: true,
    folder: '/events/event-courses/*',
    compared: 'course',
  },
  country: { label: 'Country', list: { label: 'Countries', path: screens.countries }, screen: '/countries/*' },
  region: { label: 'Region', list: { label: 'Regions', path: screens.regions }, screen: '/regions/*' },
  admin: { label: 'BO Admin', list: { label: 'BO Admins', path: screens.admins } },
} as const satisfies Record<string, Kind>;

export type RecordKind = keyof typeof recordKinds;

export const kindNames = Object.keys(recordKinds) as RecordKind[];

export const kindOf = (kind: RecordKind): Kind => recordKinds[kind];

/** For a record without a screen, returns its list with a search for the record. */
export function screenOf(kind: RecordKind, uid: string): string {
  const { screen, list } = kindOf(kind);
  return screen ? screen.replace('*', encodeURIComponent(uid)) : `${list.path}?${new URLSearchParams({ q: uid })}`;
}

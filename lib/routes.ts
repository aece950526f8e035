/** Every address of the app. Uids are encoded, so that none can change the path. */
export const routes = {
  dashboard: '/',
  login: '/login',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  admins: '/admin-users',
  users: '/all-users',
  user: (uid: string) => `/all-users/${encodeURIComponent(uid)}`,
  userFriends: (uid: string) => `/all-users/${encodeURIComponent(uid)}/friends`,
  userGroups: (uid: string) => `/all-users/${encodeURIComponent(uid)}/groups`,
  userEmail: (uid: string) => `/api/users/${encodeURIComponent(uid)}/email`,
  userFriendlyRounds: (uid: string) => `/all-users/${encodeURIComponent(uid)}/friendly-rounds`,
  userEvents: (uid: string) => `/all-users/${encodeURIComponent(uid)}/events`,
  groups: '/groups',
  group: (uid: string) => `/groups/${encodeURIComponent(uid)}`,
  membersOfGroup: (uid: string) => `/groups/${encodeURIComponent(uid)}/members`,
  groupEvents: (uid: string) => `/groups/${encodeURIComponent(uid)}/group-events`,
  groupRounds: (uid: string) => `/groups/${encodeURIComponent(uid)}/group-rounds`,
  groupMembers: '/group-members',
  groupMember: (uid: string) => `/group-members/${encodeURIComponent(uid)}`,
  /** The golfers of one country, or of one region. */
  usersIn: (place: { country: string } | { region: string } | { region: string; country: string }) =>
    `/all-users?${new URLSearchParams(place)}`,
  /** A list under these filters, a filter's values with commas between them. */
  listed: (list: string, filters: Readonly<Record<string, string>>) =>
    `${list}?${new URLSearchParams(filters).toString().replaceAll('%2C', ',')}`,
  regionsOf: (country: string) => `/regions?${new URLSearchParams({ country })}`,
  events: '/events',
  /** The events on one course. */
  eventsAt: (course: string) => `/events?${new URLSearchParams({ course })}`,
  event: (uid: string) => `/events/${encodeURIComponent(uid)}`,
  /** A tab of an event, optionally with another format and the team whose card it shows. */
  eventTab: (uid: string, view: { tab: string; board?: string | null; team?: string | null }) =>
    withQuery(`/events/${encodeURIComponent(uid)}`, view),
  eventFriendlyRounds: (uid: string) => `/events/${encodeURIComponent(uid)}/friendly-rounds`,
  eventCourses: '/events/event-courses',
  course: (uid: string) => `/events/event-courses/${encodeURIComponent(uid)}/course-details`,
  friendlyRounds: '/events/friendly-rounds',
  friendlyRound: (uid: string) => `/events/friendly-rounds/${encodeURIComponent(uid)}`,
  /** The round in another format. */
  friendlyRoundAs: (uid: string, board: string) =>
    withQuery(`/events/friendly-rounds/${encodeURIComponent(uid)}`, { board }),
  /** The friendly rounds played on one course. */
  friendlyRoundsAt: (course: string) => `/events/friendly-rounds?${new URLSearchParams({ course })}`,
  eventRounds: '/events/event-rounds',
  /** The rounds of events on one course, or of one event. */
  eventRoundsOf: (subject: { course: string } | { event: string }) =>
    `/events/event-rounds?${new URLSearchParams(subject)}`,
  /** One round of an event, in the list of all. */
  eventRound: (uid: string) => `/events/event-rounds?${new URLSearchParams({ q: uid })}`,
  countries: '/countries',
  regions: '/regions',
  apiDifferences: '/api-differences',
  apiDifferencesReport: '/api/differences',
  /** The hits of all lists. */
  search: (q = '') => withQuery('/search', { q }),
  searchHandler: (q: string) => withQuery('/api/search', { q }),
  avatar: '/api/avatar',
  sessionCheck: '/api/session',
  sessionRenewal: '/api/session/renew',
  liveFriendlyRound: (uid: string, view: { board: string | null }) =>
    withQuery(`/api/live/friendly-rounds/${encodeURIComponent(uid)}`, view),
  liveEvent: (uid: string, view: { tab: string; board: string | null; team: string | null }) =>
    withQuery(`/api/live/events/${encodeURIComponent(uid)}`, view),
  /** The rows of the page of a list, for the neighbours of a record. */
  neighbours: (of: string) => withQuery('/api/neighbours', { of }),
  choices: (key: string, of?: string) => withQuery(`/api/choices/${encodeURIComponent(key)}`, { of }),
  courseTime: (course: string, at: string) => withQuery('/api/course-time', { course, at }),
  csv: (list: string) => `/api/export/${list}`,
} as const;

function withQuery(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

export type NavGroup = { label: string; url: string; links: readonly { label: string; href: string }[] };

/** The sidebar under “Manage”. A group is open when the path contains its url, or is one of its links or below one. */
export const navigation: readonly NavGroup[] = [
  {
    label: 'Users',
    url: routes.users,
    links: [
      { label: 'All Users', href: routes.users },
      { label: 'BO Admins', href: routes.admins },
    ],
  },
  {
    label: 'Groups',
    url: routes.groups,
    links: [
      { label: 'All groups', href: routes.groups },
      { label: 'Group members', href: routes.groupMembers },
    ],
  },
  {
    label: 'Events',
    url: routes.events,
    links: [
      { label: 'All Events', href: routes.events },
      { label: 'Events Courses', href: routes.eventCourses },
      { label: 'Friendly rounds', href: routes.friendlyRounds },
      { label: 'Event Rounds', href: routes.eventRounds },
    ],
  },
  {
    label: 'Locations',
    url: routes.countries,
    links: [
      { label: 'All Countries', href: routes.countries },
      { label: 'All Regions', href: routes.regions },
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

/** The screens of records; the label stands where the record's name is unknown. */
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
  ['/', 'Dashboard'],
  ['/all-users/*/events', 'User Events'],
  ['/all-users/*/friends', 'User Friends'],
  ['/all-users/*/groups', 'User Groups'],
  ['/all-users/*/friendly-rounds', 'User Friendly Rounds'],
  ['/groups', 'All Groups'],
  ['/groups/*/members', 'Group Members'],
  ['/groups/*/group-events', 'Group Events'],
  ['/groups/*/group-rounds', 'Group Rounds'],
  ['/group-members', 'Group Members'],
  ['/events/event-courses', 'Event Courses'],
  ['/events/friendly-rounds', 'Friendly Rounds'],
  ['/events/event-rounds', 'Event Rounds'],
  ['/events/*/friendly-rounds', 'Friendly Rounds'],
  ['/api-differences', 'API Differences'],
  ['/search', 'Search'],
];

const navigationLabels = navigation.flatMap(({ links }) => links.map(({ href, label }): Label => [href, label]));
const isPattern = ([path]: Label) => path.includes('*');
const labels = [...crumbLabels, ...navigationLabels].sort((a, b) => Number(isPattern(a)) - Number(isPattern(b)));

export type RecordScreen = { kind: RecordKind; uid: string };
type Crumb = { label: string; href: string; record?: RecordScreen };

/** The labelled ancestors of the path, itself last; a trailing slash makes no difference. */
export function breadcrumbs(pathname: string): Crumb[] {
  const segments = pathname.split('/').filter(Boolean);
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

const noLists: readonly string[] = [routes.dashboard, routes.apiDifferences, routes.search()];

/** Whether the screen at this path is a list, with a search and pages. */
export function isList(pathname: string): boolean {
  const last = breadcrumbs(pathname).at(-1);
  return last?.href === pathname && !last.record && !noLists.includes(pathname);
}

/** The part of the path, as it is encoded there, that stands for the record. */
const uidIn = (pattern: string, segments: readonly string[]) =>
  segments[pattern.split('/').filter(Boolean).indexOf('*')] ?? '';

function fits(pattern: string, segments: readonly string[]): boolean {
  const wanted = pattern.split('/').filter(Boolean);
  return wanted.length === segments.length && wanted.every((part, i) => part === '*' || part === segments[i]);
}

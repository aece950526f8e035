import { screens } from './navigation';

/** Every address of the app. Uids are encoded, so that none can change the path. */
export const routes = {
  ...screens,
  comparison: '/compare',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  apiDifferencesReport: '/api/differences',
  avatar: '/api/avatar',
  sessionRenewal: '/api/session/renew',
  user: (uid: string) => `/all-users/${encodeURIComponent(uid)}`,
  userFriends: (uid: string) => `/all-users/${encodeURIComponent(uid)}/friends`,
  userGroups: (uid: string) => `/all-users/${encodeURIComponent(uid)}/groups`,
  userEmail: (uid: string) => `/api/users/${encodeURIComponent(uid)}/email`,
  userFriendlyRounds: (uid: string) => `/all-users/${encodeURIComponent(uid)}/friendly-rounds`,
  userEvents: (uid: string) => `/all-users/${encodeURIComponent(uid)}/events`,
  group: (uid: string) => `/groups/${encodeURIComponent(uid)}`,
  membersOfGroup: (uid: string) => `/groups/${encodeURIComponent(uid)}/members`,
  groupEvents: (uid: string) => `/groups/${encodeURIComponent(uid)}/group-events`,
  groupRounds: (uid: string) => `/groups/${encodeURIComponent(uid)}/group-rounds`,
  groupMember: (uid: string) => `/group-members/${encodeURIComponent(uid)}`,
  /** The golfers of one country, or of one region. */
  usersIn: (place: { country: string } | { region: string } | { region: string; country: string }) =>
    `/all-users?${new URLSearchParams(place)}`,
  /** A list under these filters, a filter's values with commas between them. */
  listed: (list: string, filters: Readonly<Record<string, string>>) =>
    `${list}?${new URLSearchParams(filters).toString().replaceAll('%2C', ',')}`,
  regionsOf: (country: string) => `/regions?${new URLSearchParams({ country })}`,
  /** The events on one course. */
  eventsAt: (course: string) => `/events?${new URLSearchParams({ course })}`,
  event: (uid: string) => `/events/${encodeURIComponent(uid)}`,
  /** A tab of an event, optionally with another format and the team whose card it shows. */
  eventTab: (uid: string, view: { tab: string; board?: string | null; team?: string | null }) =>
    withQuery(`/events/${encodeURIComponent(uid)}`, view),
  eventFriendlyRounds: (uid: string) => `/events/${encodeURIComponent(uid)}/friendly-rounds`,
  course: (uid: string) => `/events/event-courses/${encodeURIComponent(uid)}/course-details`,
  friendlyRound: (uid: string) => `/events/friendly-rounds/${encodeURIComponent(uid)}`,
  /** The friendly rounds played on one course. */
  friendlyRoundsAt: (course: string) => `/events/friendly-rounds?${new URLSearchParams({ course })}`,
  /** The rounds of events on one course, or of one event. */
  eventRoundsOf: (subject: { course: string } | { event: string }) =>
    `/events/event-rounds?${new URLSearchParams(subject)}`,
  /** One round of an event, in the list of all. */
  eventRound: (uid: string) => `/events/event-rounds?${new URLSearchParams({ q: uid })}`,
  /** The hits of all lists. */
  search: (q = '') => withQuery('/search', { q }),
  /** Records side by side, as `golfer:<uid>`; repeated, so that a form can add to them. */
  compare: (of: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    `/compare?${new URLSearchParams([...Array.from(of, (one) => ['of', one]), ...Object.entries(more)])}`,
  searchHandler: (q: string) => withQuery('/api/search', { q }),
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

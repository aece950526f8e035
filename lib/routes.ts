import { courseTimeAddress } from './format/course-time-address';
import { queryText } from './format/query-text';
import { type RecordKind, screenOf, screens } from './navigation';

/** The URL parameter with the ID of the player whose row or side is marked. */
export const ROW_OF = 'player';

type EventView = { tab: string; board?: string | null; team?: string | null; player?: string | null };

/** Uids are encoded, so that a uid cannot change the path. */
export const routes = {
  ...screens,
  comparison: '/compare',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  avatar: '/api/avatar',
  sessionRenewal: '/api/session/renew',
  user: (uid: string) => screenOf('user', uid),
  userFriends: (uid: string) => `/all-users/${encodeURIComponent(uid)}/friends`,
  userGroups: (uid: string) => `/all-users/${encodeURIComponent(uid)}/groups`,
  userEmail: (uid: string) => `/api/users/${encodeURIComponent(uid)}/email`,
  userFriendlyRounds: (uid: string) => `/all-users/${encodeURIComponent(uid)}/friendly-rounds`,
  userHandicaps: (uid: string) => `/all-users/${encodeURIComponent(uid)}/handicaps`,
  userTimeline: (uid: string, before: string | null = null) =>
    withQuery(`/all-users/${encodeURIComponent(uid)}/timeline`, { before }),
  userEvents: (uid: string) => `/all-users/${encodeURIComponent(uid)}/events`,
  /** Friendly rounds that the user created, even without playing in them. */
  userRoundsCreated: (uid: string) => `/all-users/${encodeURIComponent(uid)}/rounds-created`,
  group: (uid: string) => screenOf('group', uid),
  membersOfGroup: (uid: string) => `/groups/${encodeURIComponent(uid)}/members`,
  groupEvents: (uid: string) => `/groups/${encodeURIComponent(uid)}/group-events`,
  groupRounds: (uid: string) => `/groups/${encodeURIComponent(uid)}/group-rounds`,
  groupMember: (uid: string) => screenOf('member', uid),
  memberHandicap: (uid: string) => `/group-members/${encodeURIComponent(uid)}/handicap`,
  usersIn: (place: { country: string } | { region: string } | { region: string; country: string }) =>
    `/all-users?${new URLSearchParams(place)}`,
  listed: (list: string, filters: Readonly<Record<string, string>>) =>
    `${list}?${queryText(new URLSearchParams(filters))}`,
  country: (uid: string) => screenOf('country', uid),
  region: (uid: string) => screenOf('region', uid),
  regionsOf: (country: string) => `/regions?${new URLSearchParams({ country })}`,
  event: (uid: string) => screenOf('event', uid),
  eventTab: (uid: string, view: EventView) => withQuery(`/events/${encodeURIComponent(uid)}`, view),
  teamCard: (uid: string, team: string, board: string | null = null) =>
    `${withQuery(`/events/${encodeURIComponent(uid)}`, { tab: 'teams', board, team })}#card`,
  eventBoardAt: (uid: string, tab: 'individuals' | 'teams', player: string) =>
    `${withQuery(`/events/${encodeURIComponent(uid)}`, { tab, player })}#${ROW_OF}`,
  eventResults: (uid: string, team: string | null = null) =>
    withQuery(`/events/${encodeURIComponent(uid)}/results`, { team }),
  friendlyRoundResults: (uid: string) => `${screenOf('friendlyRound', uid)}/results`,
  groupContests: (uid: string) => `/groups/${encodeURIComponent(uid)}/contests`,
  resultFile: (of: ResultsOf, uid: string, query: { team?: string | null } = {}) =>
    withQuery(`/api/results/${of}/${encodeURIComponent(uid)}`, query),
  eventRoundsOfEvent: (uid: string) => `/events/${encodeURIComponent(uid)}/rounds`,
  eventFriendlyRounds: (uid: string) => `/events/${encodeURIComponent(uid)}/friendly-rounds`,
  course: (uid: string) => screenOf('course', uid),
  courseAtAGlance: (uid: string, holes: 'by-play' | null = null) =>
    withQuery(`/events/event-courses/${encodeURIComponent(uid)}/at-a-glance`, { holes }),
  courseFriendlyRounds: (uid: string) => `/events/event-courses/${encodeURIComponent(uid)}/friendly-rounds`,
  courseEvents: (uid: string) => `/events/event-courses/${encodeURIComponent(uid)}/events`,
  courseEventRounds: (uid: string) => `/events/event-courses/${encodeURIComponent(uid)}/event-rounds`,
  friendlyRound: (uid: string) => screenOf('friendlyRound', uid),
  friendlyBoardAt: (uid: string, player: string) =>
    `${withQuery(screenOf('friendlyRound', uid), { player })}#${ROW_OF}`,
  eventRound: (uid: string) => screenOf('eventRound', uid),
  breakDown: (list: string, by = '') => withQuery('/break-down', { list, by }),
  breakDownCsv: (list: string, by: string) => withQuery('/api/break-down', { list, by }),
  filters: (list: string) => withQuery('/filters', { list }),
  monthReportOf: (month: string) => withQuery(screens.monthReport, { month }),
  monthReportCsv: (month: string) => withQuery('/api/month-report', { month }),
  search: (q = '') => withQuery('/search', { q }),
  /** `of` is a repeated parameter, so that a form can add a record. */
  compare: (of: readonly string[], more: Readonly<Record<string, string>> = {}) =>
    `/compare?${new URLSearchParams([...Array.from(of, (one) => ['of', one]), ...Object.entries(more)])}`,
  searchHandler: (q: string) => withQuery('/api/search', { q }),
  similar: (of: string) => withQuery('/api/similar', { of }),
  liveNowPlaying: '/api/live/now-playing',
  liveFriendlyRound: (uid: string, view: { board: string | null }) =>
    withQuery(`/api/live/friendly-rounds/${encodeURIComponent(uid)}`, view),
  liveEvent: (uid: string, view: { tab: string; board: string | null; team: string | null }) =>
    withQuery(`/api/live/events/${encodeURIComponent(uid)}`, view),
  tabTotals: (kind: RecordKind, uid: string) => `/api/tab-totals/${kind}/${encodeURIComponent(uid)}`,
  handicapSpread: (groupUid: string) => `/api/handicap-spread/${encodeURIComponent(groupUid)}`,
  neighbours: (of: string) => withQuery('/api/neighbours', { of }),
  preview: (list: string, uid: string, zone?: string) =>
    withQuery(`/api/preview/${encodeURIComponent(list)}/${encodeURIComponent(uid)}`, { zone }),
  choices: (key: string) => `/api/choices/${encodeURIComponent(key)}`,
  courseTime: courseTimeAddress,
  csv: (list: string) => `/api/export/${list}`,
} as const;

export type ResultsOf = 'events' | 'friendly-rounds' | 'groups';

function withQuery(path: string, query: Readonly<Record<string, string | null | undefined>>): string {
  const parameters = Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return parameters.length === 0 ? path : `${path}?${new URLSearchParams(parameters)}`;
}

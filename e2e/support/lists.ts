import type { Page } from '@playwright/test';

/** A row of any list, as the API answers it. */
export type AnyRow = Record<string, unknown>;

/** Whose lists: a golfer's, a large group's, those of a group that meets often and of a member of it, an event's. */
export type Where = { golfer: string; group: string; club: string; event: string; member: string };

export type ListCase = {
  /** What its table is called on screen. */
  label: string;
  path: (where: Where) => string;
  endpoint: (where: Where) => string;
  /** What stands in the first cell of a row. */
  name: (row: AnyRow) => unknown;
  sort: { header: string; key: string };
  /** A query that holds for this row and not for all. */
  narrow: (row: AnyRow) => Record<string, string>;
  /** It is made of the same columns and filters as another list, which is tried in every way. */
  alike?: true;
};

const person = (row: AnyRow) => `${row.firstName} ${row.lastName}`;
const own = (row: AnyRow) => row.name;
const eventOf = (row: AnyRow) => (row.event as { name: string }).name;
const uidOf = (ref: unknown) => String((ref as { uid?: string } | null)?.uid ?? '');

/** Every list of the app; a new one joins with its line here. */
export const lists: readonly ListCase[] = [
  {
    label: 'Users',
    path: () => '/all-users',
    endpoint: () => 'admin/users',
    name: person,
    sort: { header: 'Created', key: 'createdAt' },
    narrow: () => ({ status: 'SUSPENDED' }),
  },
  {
    label: 'Friends',
    path: ({ golfer }) => `/all-users/${golfer}/friends`,
    endpoint: ({ golfer }) => `admin/users/${golfer}/friends`,
    name: person,
    sort: { header: 'Name', key: 'name' },
    narrow: () => ({ status: 'ACTIVE' }),
  },
  {
    label: 'Groups',
    path: ({ golfer }) => `/all-users/${golfer}/groups`,
    endpoint: ({ golfer }) => `admin/users/${golfer}/groups`,
    name: (row) => (row.group as { name: string }).name,
    sort: { header: 'Joined', key: 'joinedAt' },
    narrow: (row) => ({ role: String(row.role) }),
  },
  {
    label: 'Friendly rounds',
    path: ({ golfer }) => `/all-users/${golfer}/friendly-rounds`,
    endpoint: ({ golfer }) => `admin/users/${golfer}/friendly-rounds`,
    name: ({ uid }) => uid,
    sort: { header: 'Created At', key: 'createdAt' },
    narrow: (row) => ({ search: (row.course as { name: string }).name }),
  },
  {
    label: 'Groups',
    path: () => '/groups',
    endpoint: () => 'admin/groups',
    name: own,
    sort: { header: 'Members', key: 'membersCount' },
    narrow: () => ({ membersMin: '30', membersMax: '60' }),
  },
  {
    label: 'Members',
    path: ({ group }) => `/groups/${group}/members`,
    endpoint: ({ group }) => `admin/groups/${group}/members`,
    name: person,
    sort: { header: 'Handicap', key: 'handicap' },
    narrow: () => ({ handicapMin: '10', handicapMax: '20' }),
  },
  {
    label: 'Group members',
    path: () => '/group-members',
    endpoint: () => 'admin/group-members',
    name: person,
    sort: { header: 'Group', key: 'group' },
    narrow: () => ({ role: 'OWNER' }),
  },
  {
    label: 'Countries',
    path: () => '/countries',
    endpoint: () => 'countries',
    name: own,
    sort: { header: 'Users', key: 'usersCount' },
    narrow: (row) => ({ search: String(row.name) }),
  },
  {
    label: 'Regions',
    path: () => '/regions',
    endpoint: () => 'regions',
    name: own,
    sort: { header: 'Country', key: 'country' },
    narrow: (row) => ({ country: uidOf(row.country) }),
  },
  {
    label: 'Courses',
    path: () => '/events/event-courses',
    endpoint: () => 'courses',
    name: own,
    sort: { header: 'Region', key: 'region' },
    narrow: (row) => ({ country: uidOf(row.country) }),
  },
  {
    label: 'Friendly rounds',
    path: () => '/events/friendly-rounds',
    endpoint: () => 'admin/friendly-rounds',
    name: (row) => row.uid,
    sort: { header: 'Created At', key: 'createdAt' },
    narrow: () => ({ matchplayFormat: 'FOURSOMES' }),
  },
  {
    label: 'Friendly rounds',
    path: ({ event }) => `/events/${event}/friendly-rounds`,
    endpoint: ({ event }) => `admin/friendly-rounds?event=${event}`,
    name: ({ uid }) => uid,
    sort: { header: 'Created At', key: 'createdAt' },
    narrow: ({ status }) => ({ status: String(status) }),
    alike: true,
  },
  {
    label: 'Events',
    path: () => '/events',
    endpoint: () => 'admin/events',
    name: own,
    sort: { header: 'Starts', key: 'startDate' },
    narrow: (row) => ({ course: uidOf(row.course) }),
  },
  {
    label: 'Events',
    path: ({ golfer }) => `/all-users/${golfer}/events`,
    endpoint: ({ golfer }) => `admin/events?user=${golfer}`,
    name: own,
    sort: { header: 'Group', key: 'group' },
    narrow: (row) => ({ group: uidOf(row.group) }),
    alike: true,
  },
  {
    label: 'Events',
    path: ({ club }) => `/groups/${club}/group-events`,
    endpoint: ({ club }) => `admin/events?group=${club}`,
    name: own,
    sort: { header: 'Players', key: 'participantsCount' },
    narrow: () => ({ status: 'COMPLETED' }),
    alike: true,
  },
  {
    label: 'Event rounds',
    path: () => '/events/event-rounds',
    endpoint: () => 'admin/group-event-rounds',
    name: eventOf,
    sort: { header: 'Players', key: 'playersCount' },
    narrow: (row) => ({ course: uidOf(row.course) }),
  },
  {
    label: 'Group rounds',
    path: ({ club }) => `/groups/${club}/group-rounds`,
    endpoint: ({ club }) => `admin/group-event-rounds?group=${club}`,
    name: eventOf,
    sort: { header: 'Played', key: 'playedAt' },
    narrow: ({ scoringFormat }) => ({ scoringFormat: String(scoringFormat) }),
    alike: true,
  },
  {
    label: 'Handicap history',
    path: ({ member }) => `/group-members/${member}`,
    endpoint: ({ member }) => `admin/group-members/${member}/handicap-history`,
    name: (row) => String(row.changedAt).slice(0, 16).replace('T', ' '),
    sort: { header: 'Handicap', key: 'handicap' },
    narrow: (row) => ({ search: String((row.event as { name: string }).name) }),
    alike: true,
  },
  {
    label: 'BO Admins',
    path: () => '/admin-users',
    endpoint: () => 'admins',
    name: person,
    sort: { header: 'E-mail', key: 'email' },
    narrow: (row) => ({ search: String(row.email) }),
  },
];

const anywhere: Where = { golfer: '{golfer}', group: '{group}', club: '{club}', event: '{event}', member: '{member}' };

/** What the list is called in the title of a test. */
export function titleOf(list: ListCase): string {
  return list.path(anywhere);
}

/** As the screen writes it: an innerText folds spaces. */
function asName(name: unknown): string {
  return String(name).replace(/\s+/g, ' ').trim();
}

/** The names of these rows, as the list's first cells have them. */
export function namesOf(rows: readonly AnyRow[], list: ListCase): string[] {
  return rows.map((row) => asName(list.name(row)));
}

export function tableOf(page: Page, { label }: ListCase) {
  return page.getByRole('region', { name: label, exact: true });
}

/** What the first cells of the rows on the screen are called, uncut. */
export function firstCells(page: Page, list: ListCase): Promise<(string | null | undefined)[]> {
  return tableOf(page, list)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .evaluateAll((rows) =>
      rows.map((row) => {
        const cell = row.querySelector('td');
        return cell?.querySelector('[title]')?.getAttribute('title') ?? cell?.textContent;
      }),
    );
}

/** The list's address under a query of the API: what the API calls search is q there. */
export function addressOf(list: ListCase, where: Where, { search, ...query }: Record<string, string> = {}): string {
  const params = new URLSearchParams({ ...(search && { q: search }), ...query });
  return params.size === 0 ? list.path(where) : `${list.path(where)}?${params}`;
}

/** Opens the form behind Filters, and every choice in it. */
export async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const form = page.getByRole('form', { name: 'Filters' });
  const closed = form.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  return form;
}

import type { Page } from '@playwright/test';
import { describeEndpoint } from '@/lib/contract/endpoint';
import { allLists } from '@/lib/resources/all-lists';
import type { AnyList } from '@/lib/resources/resource';

/** A row of any list, as the API answers it. */
export type AnyRow = Record<string, unknown>;

/** Whose lists: a user's, a large group's, those of a group that meets often and of a member of it, an event's, its course's. */
export type Where = { user: string; group: string; club: string; event: string; course: string; member: string };

/** What the tests of all lists need to know of one, besides its declaration. */
type Case = {
  /** The record of a list that belongs to one. */
  of?: keyof Where;
  /** The text of a row's first cell; a row's name unless given. */
  name?: (row: AnyRow) => unknown;
  sort: { header: string; key: string };
  /** A query that holds for this row and not for all. */
  narrow: (row: AnyRow) => Record<string, string>;
  /** It has the columns and filters of another list, which every test covers. */
  alike?: true;
};

export type ListCase = Required<Pick<Case, 'name' | 'sort' | 'narrow'>> & {
  alike: boolean;
  /** The name of its table on the screen. */
  label: string;
  path: (where: Where) => string;
  endpoint: (where: Where) => string;
};

const person = (row: AnyRow) => `${row.firstName} ${row.lastName}`;
const uid = (row: AnyRow) => row.uid;
const eventOf = (row: AnyRow) => (row.event as { name: string }).name;
const uidOf = (ref: unknown) => String((ref as { uid?: string } | null)?.uid ?? '');

/** A line for each list. */
const cases: Readonly<Record<string, Case>> = {
  users: { name: person, sort: { header: 'Created', key: 'createdAt' }, narrow: () => ({ status: 'SUSPENDED' }) },
  friends: {
    of: 'user',
    name: person,
    sort: { header: 'Name', key: 'name' },
    narrow: () => ({ status: 'ACTIVE' }),
  },
  memberships: {
    of: 'user',
    name: (row) => (row.group as { name: string }).name,
    sort: { header: 'Joined', key: 'joinedAt' },
    narrow: (row) => ({ role: String(row.role) }),
  },
  rounds: {
    of: 'user',
    name: uid,
    sort: { header: 'Created At', key: 'createdAt' },
    narrow: (row) => ({ search: (row.course as { name: string }).name }),
  },
  'user-events': {
    of: 'user',
    sort: { header: 'Group', key: 'group' },
    narrow: (row) => ({ group: uidOf(row.group) }),
    alike: true,
  },
  admins: { name: person, sort: { header: 'E-mail', key: 'email' }, narrow: (row) => ({ search: String(row.email) }) },
  groups: {
    sort: { header: 'Members', key: 'membersCount' },
    narrow: () => ({ membersMin: '30', membersMax: '60' }),
  },
  members: {
    of: 'group',
    name: person,
    sort: { header: 'Handicap', key: 'handicap' },
    narrow: () => ({ handicapMin: '10', handicapMax: '20' }),
  },
  'group-events': {
    of: 'club',
    sort: { header: 'Players', key: 'participantsCount' },
    narrow: () => ({ status: 'COMPLETED' }),
    alike: true,
  },
  'group-rounds': {
    of: 'club',
    name: eventOf,
    sort: { header: 'Starts', key: 'playedAt' },
    narrow: ({ scoringFormat }) => ({ scoringFormat: String(scoringFormat) }),
    alike: true,
  },
  'group-members': { name: person, sort: { header: 'Group', key: 'group' }, narrow: () => ({ role: 'OWNER' }) },
  handicaps: {
    of: 'member',
    name: (row) => String(row.changedAt).slice(0, 16).replace('T', ' '),
    sort: { header: 'Handicap', key: 'handicap' },
    narrow: (row) => ({ search: String((row.event as { name: string }).name) }),
    alike: true,
  },
  events: { sort: { header: 'Starts', key: 'startDate' }, narrow: (row) => ({ course: uidOf(row.course) }) },
  courses: { sort: { header: 'Region', key: 'region' }, narrow: (row) => ({ country: uidOf(row.country) }) },
  'friendly-rounds': {
    name: uid,
    sort: { header: 'Created At', key: 'createdAt' },
    narrow: () => ({ matchplayFormat: 'FOURSOMES' }),
  },
  'event-friendly-rounds': {
    of: 'event',
    name: uid,
    sort: { header: 'Created At', key: 'createdAt' },
    narrow: ({ status }) => ({ status: String(status) }),
    alike: true,
  },
  'course-friendly-rounds': {
    of: 'course',
    name: uid,
    sort: { header: 'Created At', key: 'createdAt' },
    narrow: ({ status }) => ({ status: String(status) }),
    alike: true,
  },
  'rounds-created': {
    of: 'user',
    name: uid,
    sort: { header: 'Created At', key: 'createdAt' },
    narrow: ({ status }) => ({ status: String(status) }),
    alike: true,
  },
  'course-events': {
    of: 'course',
    sort: { header: 'Starts', key: 'startDate' },
    narrow: ({ status }) => ({ status: String(status) }),
    alike: true,
  },
  'course-event-rounds': {
    of: 'course',
    name: eventOf,
    sort: { header: 'Players', key: 'playersCount' },
    narrow: ({ status }) => ({ status: String(status) }),
    alike: true,
  },
  'rounds-of-event': {
    of: 'event',
    name: eventOf,
    sort: { header: 'Players', key: 'playersCount' },
    narrow: ({ status }) => ({ status: String(status) }),
    alike: true,
  },
  'event-rounds': {
    name: eventOf,
    sort: { header: 'Players', key: 'playersCount' },
    narrow: (row) => ({ course: uidOf(row.course) }),
  },
  countries: { sort: { header: 'Users', key: 'usersCount' }, narrow: (row) => ({ search: String(row.name) }) },
  regions: { sort: { header: 'Country', key: 'country' }, narrow: (row) => ({ country: uidOf(row.country) }) },
};

/** Every list of the app. */
export const lists: readonly ListCase[] = allLists.map(caseOf);

function caseOf({ name, label, pathname, endpoint, recordKey }: AnyList): ListCase {
  const found = cases[name];
  if (!found) throw new Error(`e2e/support/lists.ts has no line for the list ${name}`);
  const { of, name: nameOf = (row: AnyRow) => row.name, alike = false, ...others } = found;
  const recordIn = (where: Where) => (of === undefined ? '' : where[of]);
  return {
    ...others,
    name: nameOf,
    alike,
    label,
    path: (where) => pathname(recordIn(where)),
    endpoint: (where) => {
      const address = describeEndpoint(endpoint).path.slice(1);
      if (!recordKey) return address;
      const filled = address.replace(`{${recordKey}}`, recordIn(where));
      return filled === address ? `${address}?${recordKey}=${recordIn(where)}` : filled;
    },
  };
}

const anywhere: Where = {
  user: '{user}',
  group: '{group}',
  club: '{club}',
  event: '{event}',
  course: '{course}',
  member: '{member}',
};

/** What the list is called in the title of a test. */
export function titleOf(list: ListCase): string {
  return decodeURIComponent(list.path(anywhere));
}

/** People with many filters, rounds with dates and ids: every run tests on them what all lists share. */
export const listsOfTheDay = lists.filter((list) => ['/all-users', '/events/friendly-rounds'].includes(titleOf(list)));

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
        const cell = row.querySelector('td[data-label]');
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
  const form = page.getByRole('form', { name: 'Filters' });
  // Without scripting a link leads to the page that has the form.
  const opener = page.getByRole('button', { name: /^Filters/ }).or(page.getByRole('link', { name: /^Filters/ }));
  if (!(await form.isVisible())) await opener.click();
  await form.waitFor();
  const closed = form.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
  return form;
}

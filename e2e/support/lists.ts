import type { Page } from '@playwright/test';
import { allLists } from '@/lib/resources/all-lists';
import type { AnyList } from '@/lib/resources/resource';

/** A row of any list, as the API returns it. */
export type AnyRow = Record<string, unknown>;

/** Uids of records whose lists have many rows. `club` is the group with the most events, and `member` belongs to it. */
export type Where = { user: string; group: string; club: string; event: string; course: string; member: string };

/** What the tests need to know about a list beyond the app's definition of it. */
type Case = {
  /** The type of record that the list belongs to. */
  of?: keyof Where;
  /** The text of a row's first cell; by default the name of the row's record. */
  name?: (row: AnyRow) => unknown;
  sort: { header: string; key: string };
  /** Returns a filter or search that matches this row but excludes others. */
  narrow: (row: AnyRow) => Record<string, string>;
  /** True if another list has the same columns and filters, so that some tests skip this one. */
  alike?: true;
};

export type ListCase = Required<Pick<Case, 'name' | 'sort' | 'narrow'>> & {
  alike: boolean;
  /** The accessible name of the list's table. */
  label: string;
  path: (where: Where) => string;
  endpoint: (where: Where) => string;
};

const person = (row: AnyRow) => `${row.firstName} ${row.lastName}`;
const uid = (row: AnyRow) => row.uid;
const eventOf = (row: AnyRow) => (row.event as { name: string }).name;
const uidOf = (ref: unknown) => String((ref as { uid?: string } | null)?.uid ?? '');

const byStatus = ({ status }: AnyRow) => ({ status: String(status) });
const friendlyRounds: Case = {
  name: uid,
  sort: { header: 'Created At', key: 'createdAt' },
  narrow: byStatus,
  alike: true,
};
const eventRounds: Case = {
  name: eventOf,
  sort: { header: 'Players', key: 'playersCount' },
  narrow: byStatus,
  alike: true,
};

/** One entry for each list of the app. */
const cases: Readonly<Record<string, Case>> = {
  users: { name: person, sort: { header: 'Created at', key: 'createdAt' }, narrow: () => ({ status: 'SUSPENDED' }) },
  friends: { of: 'user', name: person, sort: { header: 'Name', key: 'name' }, narrow: () => ({ status: 'ACTIVE' }) },
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
  groups: { sort: { header: 'Members', key: 'membersCount' }, narrow: () => ({ membersMin: '30', membersMax: '60' }) },
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
  'event-friendly-rounds': { ...friendlyRounds, of: 'event' },
  'course-friendly-rounds': { ...friendlyRounds, of: 'course' },
  'rounds-created': { ...friendlyRounds, of: 'user' },
  'course-events': { of: 'course', sort: { header: 'Starts', key: 'startDate' }, narrow: byStatus, alike: true },
  'course-event-rounds': { ...eventRounds, of: 'course' },
  'rounds-of-event': { ...eventRounds, of: 'event' },
  'event-rounds': {
    name: eventOf,
    sort: { header: 'Players', key: 'playersCount' },
    narrow: (row) => ({ course: uidOf(row.course) }),
  },
  countries: { sort: { header: 'Users', key: 'usersCount' }, narrow: (row) => ({ search: String(row.name) }) },
  regions: { sort: { header: 'Country', key: 'country' }, narrow: (row) => ({ country: uidOf(row.country) }) },
};

export const lists: readonly ListCase[] = allLists.map(caseOf);

function caseOf({ name, label, pathname, endpoint, recordKey }: AnyList): ListCase {
  const found = cases[name];
  if (!found) throw new Error(`Add the list ${name} to e2e/support/lists.ts`);
  const { of, name: nameOf = (row: AnyRow) => row.name, alike = false, ...others } = found;
  const recordIn = (where: Where) => (of === undefined ? '' : where[of]);
  return {
    ...others,
    name: nameOf,
    alike,
    label,
    path: (where) => pathname(recordIn(where)),
    endpoint: (where) => {
      const address = endpoint.path.slice(1);
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

/** The list's name in test titles. */
export function titleOf(list: ListCase): string {
  return decodeURIComponent(list.path(anywhere));
}

/** By day, many tests run only for these two lists; at night for all. */
export const listsOfTheDay = lists.filter((list) => ['/all-users', '/events/friendly-rounds'].includes(titleOf(list)));

/** Collapses white space, as `innerText` does. */
function asName(name: unknown): string {
  return String(name).replace(/\s+/g, ' ').trim();
}

/** The names that the first cells of these rows should show. */
export function namesOf(rows: readonly AnyRow[], list: ListCase): string[] {
  return rows.map((row) => asName(list.name(row)));
}

export function tableOf(page: Page, { label }: ListCase) {
  return page.getByRole('region', { name: label, exact: true });
}

/** The full names in the first cells on screen, even if a narrow cell cuts them. */
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

/** The screen's URL for this API query; the API's `search` becomes `q`. */
export function addressOf(list: ListCase, where: Where, { search, ...query }: Record<string, string> = {}): string {
  const params = new URLSearchParams({ ...(search && { q: search }), ...query });
  return params.size === 0 ? list.path(where) : `${list.path(where)}?${params}`;
}

/** Opens the menu of filters, or one filter in it. */
export async function openFilters(page: Page, name?: string) {
  const panel = page.getByRole('dialog', { name: 'Filters' });
  if (!(await panel.isVisible())) await page.getByRole('button', { name: /^Filters/ }).click();
  await panel.waitFor();
  if (name === undefined) return panel;
  const back = panel.getByRole('button', { name: 'All filters' });
  if (await back.isVisible()) await back.click();
  await panel.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await back.waitFor();
  return panel;
}

/** Opens the filter form, which the app shows without JavaScript. */
export async function openFilterForm(page: Page) {
  await page.getByRole('link', { name: 'Filters', exact: true }).click();
  const form = page.getByRole('form', { name: 'Filters' });
  await form.waitFor();
  return form;
}

import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { RequestFailed } from '@/lib/contract/result';
import { searchAll } from '@/lib/loaders/search';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { countries, courses, regions, users } from '@/sandbox/db/schema/base';
import { sandbox } from './sandbox-api';

vi.mock('@/lib/server/env', () => ({ env: () => ({ API_URL: '' }) }));
vi.mock('@/lib/api/http/http', () => import('./sandbox-api'));

let api: TestApi;
let user: { firstName: string; lastName: string; email: string; uid: string; country: string; region: string };
beforeAll(async () => {
  api = await openTestApi();
  const [found] = await api.db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      uid: users.id,
      country: countries.name,
      region: regions.name,
    })
    .from(users)
    .innerJoin(countries, eq(countries.id, users.countryId))
    .innerJoin(regions, eq(regions.id, users.regionId))
    .where(and(isNotNull(users.status), eq(countries.name, 'Wales')))
    .orderBy(users.nameKey)
    .limit(1);
  if (!found) throw new Error('Nobody is from Wales');
  user = found;
});
afterAll(() => api.close());
beforeEach(() => {
  sandbox.asked.length = 0;
  sandbox.request = (url) => api.request(url);
});

const usersIn = async (q: string, timeZone = 'UTC') =>
  (await searchAll(q, { timeZone })).filter(({ list }) => list === 'user');

it.each([
  ['after the name', (person: typeof user) => `${person.lastName} ${person.country}`, 'Wales'],
  [
    'after the name and an initial',
    (person: typeof user) => `${person.lastName}, ${person.firstName[0]}., WALES`,
    'Wales',
  ],
  ['before the name', (person: typeof user) => `wales ${person.firstName} ${person.lastName}`, 'Wales'],
  ['as a region', (person: typeof user) => `${person.lastName} ${person.region}`, null],
  ['as region and country', (person: typeof user) => `${person.lastName} ${person.region}, ${person.country}`, null],
])('SRCH-9 a search for a name and a place %s finds users of that name in that place', async (_, of, place) => {
  const sections = await usersIn(of(user));
  expect(sections).toHaveLength(2);
  expect(sections[0]).toMatchObject({ hits: [] });
  expect(sections[1]?.within?.place).toMatch(place ?? user.region);
  const hits = sections[1] && 'hits' in sections[1] ? sections[1].hits : [];
  expect(hits.length).toBeGreaterThan(0);
  for (const { title, facts } of hits) {
    expect(title).toContain(user.lastName);
    expect(facts.join()).toContain('Wales');
  }
});

it('SRCH-9 a search with a country searches every list that has a country filter, with at most twenty API calls', async () => {
  const [course] = await api.db
    .select({ name: courses.name })
    .from(courses)
    .innerJoin(countries, eq(countries.id, courses.countryId))
    .where(eq(countries.name, 'Wales'))
    .limit(1);
  const sections = await searchAll(`${course?.name} wales`, { timeZone: 'UTC' });
  const there = sections.filter(({ within }) => within).map(({ list }) => list);
  expect(there).toContain('course');
  const filtered = sandbox.asked.filter((url) => url.includes('&country='));
  expect(filtered).toHaveLength(6);
  expect(sandbox.asked.length).toBeLessThanOrEqual(20);
});

it('SRCH-9 a search for one word makes ten API calls, one for two words without a place fourteen', async () => {
  await searchAll(user.lastName, { timeZone: 'UTC' });
  expect(sandbox.asked).toHaveLength(10);
  sandbox.asked.length = 0;
  expect(await usersIn(`${user.firstName} ${user.lastName}`)).toHaveLength(1);
  expect(sandbox.asked).toHaveLength(14);
});

it('SRCH-9 if the API ignores the country, the search shows a message instead of wrong hits', async () => {
  sandbox.request = (url) => api.request(url.replace(/[?&]country=[^&]*/, ''));
  const [, there] = await usersIn(`ann ${user.country}`);
  expect(there).toMatchObject({
    failure: expect.stringMatching(/^The golf service ignored the filter Country: \d of \d rows do not match$/),
  });
});

it('SRCH-9 if looking up a country fails, the search shows one message and the hits of all lists', async () => {
  sandbox.request = (url) => {
    if (url.includes('/countries') && url.includes('pageSize=100')) throw new RequestFailed(500, 'Out of order');
    return api.request(url);
  };
  const sections = await searchAll(`${user.lastName} ${user.country}`, { timeZone: 'UTC' });
  expect(sections).toHaveLength(11);
  expect(sections.filter((section) => 'failure' in section)).toMatchObject([{ list: 'user', failure: 'Out of order' }]);
});

it('SRCH-1 LIST-16 the beginning of an id finds its user', async () => {
  const [section] = await usersIn(user.uid.slice(0, 8));
  expect(section).toMatchObject({ hits: [{ uid: user.uid }] });
});

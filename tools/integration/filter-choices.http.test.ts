import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { chips } from '@/lib/list/url/chips';
import { fetchChoices } from '@/lib/loaders/fetch-choices';
import { loadChoices } from '@/lib/loaders/load-choices';
import { eventsOfUser } from '@/lib/resources/events';
import { users } from '@/lib/resources/users';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { countries, regions } from '@/sandbox/db/schema/base';
import { groups } from '@/sandbox/db/schema/groups';
import { sandbox } from './sandbox-api';

vi.mock('@/lib/server/env', () => ({ env: () => ({ API_URL: '' }) }));
vi.mock('@/lib/api/http/http', () => import('./sandbox-api'));

let api: TestApi;
const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: randomUUID(),
    name: `${name} ${String(index + 1).padStart(4, '0')}`,
    nameKey: `${name} ${String(index + 1).padStart(4, '0')}`.toLowerCase(),
  }));
const places = numbered(260, 'Zz Land');
const clubs = numbered(2_000, 'Zz Society');
const parts = numbered(230, 'Zz Shire');
const [landOfAll] = places;

beforeAll(async () => {
  api = await openTestApi();
  sandbox.request = (url) => api.request(url);
  const countryId = landOfAll?.id ?? '';
  const createdAt = new Date('2026-01-01');
  await api.db
    .insert(countries)
    .values(places.map((one, index) => ({ ...one, isoCode: `Z${index}`, searchText: one.nameKey })));
  await api.db.insert(regions).values(parts.map((one) => ({ ...one, countryId })));
  await api.db.insert(groups).values(clubs.map((one) => ({ ...one, countryId, createdAt })));
});
afterAll(() => api.close());
beforeEach(() => {
  sandbox.asked.length = 0;
});

it('FILTER-4 a filter offers all 260 countries, and all 230 regions of one country', async () => {
  const { choices, more } = await fetchChoices('country', {});
  expect(choices.length).toBeGreaterThanOrEqual(260);
  expect(choices.filter(({ label }) => label.startsWith('Zz Land'))).toHaveLength(260);
  expect(more).toBeNull();
  const ofOne = await fetchChoices('region', { of: landOfAll?.id ?? '' });
  expect(ofOne).toMatchObject({ more: null });
  expect(ofOne.choices).toHaveLength(230);
});

it('FILTER-4 a filter offers the first fifty of 2,000 groups and their total, and typed text finds others', async () => {
  const first = await fetchChoices('group', {});
  expect(first.choices).toHaveLength(50);
  expect(first.more?.shown).toBe(50);
  expect(first.more?.total).toBeGreaterThanOrEqual(2_000);
  expect(await fetchChoices('group', { q: 'society 1234' })).toEqual({
    choices: [{ value: clubs[1_233]?.id, label: 'Zz Society 1234' }],
    more: null,
  });
  const many = await fetchChoices('group', { q: 'society' });
  expect(many.choices[0]?.label).toBe('Zz Society 0001');
  expect(many.more).toEqual({ shown: 50, total: 2_000 });
  expect(await fetchChoices('group', { q: 'so' })).toEqual(first);
});

it.each([
  ['a country on the third page', users, 'country', () => places[259]],
  ['a group that is not among the first fifty', eventsOfUser, 'group', () => clubs[1_999]],
] as const)(
  'FILTER-5 the chip of a filter shows the name of %s and needs one API call',
  async (_, list, key, record) => {
    const filters = { [key]: record()?.id ?? '' };
    const choices = await loadChoices(list, filters);
    expect(chips(list.filters, filters, choices, 'UTC')).toMatchObject([{ value: record()?.name }]);
    expect(sandbox.asked).toHaveLength(1);
  },
);

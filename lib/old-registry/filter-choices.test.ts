import { describe, expect, it, vi } from 'vitest';
import type { ListEndpoint } from '@/lib/contract/endpoints';
import { RequestFailed } from '@/lib/contract/result';
import { without } from '@/lib/contract/wire/lenient.fixture';
import { chips } from '@/lib/list/address/chips';
import { choicesToFetch, filterChoices } from './filter-choices';
import { friendlyRounds } from './friendly-rounds';
import { users } from './users';

const { getCountry, getUser } = vi.hoisted(() => ({
  getUser: vi.fn(),
  getCountry: vi.fn(),
}));
vi.mock('@/lib/api/finder', async (original) => {
  const { finderIn } = await original<typeof import('@/lib/api/finder')>();
  const finders = new Map<string, typeof getUser>([
    ['countries.list', getCountry],
    ['users.list', getUser],
  ]);
  return { finderIn: (endpoint: ListEndpoint) => finders.get(endpoint) ?? finderIn(endpoint) };
});

it('SLOW-1 before an answer the form keeps what is chosen, and fetches what can be chosen', () => {
  const filters = { country: 'a,b', status: 'ACTIVE' };
  expect(choicesToFetch(users.filters ?? [], { filters })).toMatchObject({
    country: {
      chosen: [
        { value: 'a', label: 'Loading...' },
        { value: 'b', label: 'Loading...' },
      ],
      all: '/api/choices/country?of=a%2Cb',
    },
    region: { chosen: [], all: '/api/choices/region?of=a%2Cb' },
    status: { chosen: [{ value: 'ACTIVE', label: 'Loading...' }] },
  });
  expect(choicesToFetch(users.filters ?? [], { filters: {} }).region).toEqual([]);
});

describe('FILTER-5 a chosen one whose name cannot be had says why, with both ends of its id', () => {
  const uid = 'fd33c0de-1111-4222-8333-44445555ac10';
  const chipOf = async (country: string) => {
    const filters = users.filters ?? [];
    const choices = await filterChoices(filters, { state: { filters: { country } }, inPage: null });
    return chips(filters, { country }, choices, 'UTC').find(({ label }) => label === 'Country')?.value;
  };

  it.each([
    ['is not there', () => getCountry.mockResolvedValue(null), 'not found (fd33…ac10)'],
    [
      'is not there, in a refusal',
      () => getCountry.mockRejectedValue(new RequestFailed(404, 'No')),
      'not found (fd33…ac10)',
    ],
    [
      'is refused',
      () => getCountry.mockRejectedValue(new RequestFailed(503, 'Later')),
      'name not loaded: Later (fd33…ac10)',
    ],
    [
      'has no name',
      () => {
        getCountry.mockResolvedValue(without({ uid }, 'Required', 'name'));
      },
      'name could not be read (fd33…ac10)',
    ],
    ['has a name', () => getCountry.mockResolvedValue({ uid, name: 'Wales' }), 'Wales'],
  ])('one that %s', async (_, answer, words) => {
    answer();
    expect(await chipOf(uid)).toBe(words);
  });

  it.each([
    ['by name', { uid, firstName: 'Ann', lastName: 'Lee' }, 'Ann Lee'],
    [
      'as one without a name',
      without({ uid, firstName: 'Ann', lastName: '' }, 'Required', 'lastName'),
      'name could not be read (fd33…ac10)',
    ],
    ['as not found', null, 'not found (fd33…ac10)'],
  ])('WAY-5 a golfer who created rounds is named %s', async (_, golfer, words) => {
    getUser.mockResolvedValue(golfer);
    const filters = friendlyRounds.filters ?? [];
    const choices = await filterChoices(filters, { state: { filters: { createdBy: uid } }, inPage: null });
    expect(chips(filters, { createdBy: uid }, choices, 'UTC').map(({ value }) => value)).toEqual([words]);
  });

  it('none is in words', async () => {
    expect(await chipOf('none')).toBe('No country');
  });
});

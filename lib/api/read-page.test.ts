import { beforeEach, expect, it } from 'vitest';
import { Country } from '@/lib/contract/places';
import { forgetMismatches, loggedMismatches } from './http/contract-mismatch.fixture';
import { readPage } from './read-page';

const reader = { endpoint: '/countries', item: Country, mayBeMissing: ['isoCode', 'usersCount'] };
const england = { uid: 'eng', name: 'England' };
const wanted = { pageNumber: 1, pageSize: 10 };
const read = (body: unknown, headers = {}) => readPage(reader, { body, headers: new Headers(headers) }, wanted);
const mismatches = () => loggedMismatches().map(({ endpoint, fault, uid }) => [endpoint, fault, uid]);

beforeEach(forgetMismatches);

it('ERR-4 if a row cannot be parsed, all others are returned, and its faults are logged by path and ID', () => {
  const items = [england, { uid: 'sco' }, { ...england, usersCount: 'many' }];
  const { rows, paging } = read({ items, paging: { pageNumber: 1, pageSize: 10, total: 3 } });
  expect(rows.map(({ ok }) => ok)).toEqual([true, false, true]);
  expect(paging).toEqual({ pageNumber: 1, pageSize: 10, total: 3 });
  expect(mismatches()).toEqual(
    expect.arrayContaining([
      ['/countries', 'items[].name: Required', 'sco'],
      ['/countries', 'items[].usersCount: Expected number, received string', 'eng'],
    ]),
  );
});

it.each([
  ['is an array, which is the complete list', [england], {}, 1],
  ['has its total in a header', { data: Array(10).fill(england) }, { 'x-total-count': '57' }, 57],
  ['has a full page and no total', { content: Array(10).fill(england) }, {}, null],
])('LIST-14 a list response is accepted if it %s', (_, body, headers, total) => {
  expect(read(body, headers).paging).toEqual({ ...wanted, total });
});

it.each([
  ['no rows', { message: 'Hello' }, 'items: Required'],
  ['rows that are not a list', { items: 7 }, 'items: Expected array, received number'],
  ['too many rows', { items: Array(1_001).fill(england) }, 'items: 1001 rows, more than 1000'],
  [
    'a field with too many items',
    { items: [{ ...england, more: Array(5_001).fill(1) }] },
    'The response has a list of 5001',
  ],
])('ERR-4 a list response with %s is refused', (_, body, message) => {
  expect(() => read(body)).toThrow(message);
  expect(mismatches()).toHaveLength(1);
});

import { describe, expect, it } from 'vitest';
import { readEnvelope, readPaging } from './envelope';

const asked = { pageNumber: 2, pageSize: 10 };
const rows = [{ uid: 'a' }, { uid: 'b' }];
function read(body: unknown, headers: Record<string, string> = {}) {
  const envelope = readEnvelope(body);
  if (!envelope) return null;
  const { items, rest, note } = envelope;
  const { paging, notes } = readPaging(rest, new Headers(headers), asked);
  return { items, rest, paging, notes: [...(note ? [note] : []), ...notes] };
}
const paging = { pageNumber: 2, pageSize: 10, total: 374 };

describe('readEnvelope and readPaging parse list responses', () => {
  it('a list response that matches the contract is accepted without a logged deviation', () => {
    expect(read({ items: rows, paging })).toEqual({ items: rows, rest: { paging }, paging, notes: [] });
  });

  it.each<[what: string, body: unknown, headers: Record<string, string>, notes: string[]]>([
    [
      'of Spring',
      { content: rows, number: 0, size: 20, totalElements: 374, totalPages: 19 },
      {},
      [
        'items: under content',
        'paging.total: under totalElements',
        'paging.pageNumber: under number',
        'paging.pageSize: under size',
        'paging.pageNumber: counts from zero',
      ],
    ],
    [
      'with data and meta',
      { data: rows, meta: { currentPage: 2, perPage: 10, total: 374 } },
      {},
      [
        'items: under data',
        'paging.total: under meta.total',
        'paging.pageNumber: under meta.currentPage',
        'paging.pageSize: under meta.perPage',
      ],
    ],
    [
      'with rows inside data, and pagination',
      { data: { results: rows, pagination: { page: 2, limit: 10, totalCount: '374' } } },
      {},
      [
        'items: under data.results',
        'paging.total: under pagination.totalCount',
        'paging.pageNumber: under pagination.page',
        'paging.pageSize: under pagination.limit',
      ],
    ],
    [
      'without an object, with the header X-Total-Count',
      rows,
      { 'x-total-count': '374' },
      ['items: a bare array', 'paging.total: under X-Total-Count'],
    ],
    [
      'without an object, with the header Content-Range',
      rows,
      { 'content-range': 'users 10-19/374' },
      ['items: a bare array', 'paging.total: under Content-Range'],
    ],
  ])('a list response %s is accepted, and its deviations from the contract are logged', (_, body, headers, notes) => {
    expect(read(body, headers)).toMatchObject({ items: rows, paging: { total: 374 }, notes });
  });

  it('a Spring response with page 0 is parsed as page 1', () => {
    expect(read({ content: rows, number: 0, size: 20 })?.paging).toEqual({ pageNumber: 1, pageSize: 20, total: null });
  });

  it.each([
    [0, 1],
    [1, 2],
    [36, 37],
  ])('if an API counts pages from zero, its page %d is parsed as page %d', (number, pageNumber) => {
    const { paging: read, notes } = readPaging({ paging: { ...paging, pageNumber: number } }, new Headers(), asked, 0);
    expect(read).toEqual({ ...paging, pageNumber });
    expect(notes).toEqual([]);
  });

  it('a list response without paging is parsed as the requested page, with an unknown total', () => {
    expect(read(rows)?.paging).toEqual({ pageNumber: 2, pageSize: 10, total: null });
  });

  it.each([
    ['a total below zero', { items: rows, paging: { ...paging, total: -1 } }],
    ['a total that is no number', { items: rows, paging: { ...paging, total: 'many' } }],
    ['a page size of zero', { items: rows, paging: { pageNumber: 2, pageSize: 0, total: 374 } }],
  ])('if a list response contains %s, this value is ignored', (what, body) => {
    const { pageSize, total } = read(body)?.paging ?? {};
    expect(pageSize).toBe(10);
    expect(total).toBe(what === 'a page size of zero' ? 374 : null);
  });

  it.each<[name: string, value: unknown, fault: string]>([
    ['total', undefined, 'Required'],
    ['total', 'many', 'Expected number, received string'],
    ['total', '374', 'Expected number, received string; read as a number'],
    ['pageNumber', null, 'Expected number, received null'],
    ['pageNumber', '2', 'Expected number, received string; read as a number'],
    ['pageSize', undefined, 'Required'],
    ['pageSize', -1, 'Number must be greater than or equal to 0'],
    ['pageSize', [10], 'Expected number, received array'],
  ])('the paging field %s with the value %j is logged as a deviation', (name, value, fault) => {
    expect(read({ items: rows, paging: { ...paging, [name]: value } })?.notes).toEqual([`paging.${name}: ${fault}`]);
  });

  it.each([
    [null],
    [7],
    ['text'],
    [{}],
    [{ items: 'none' }],
    [{ data: { total: 1 } }],
    [{ data: { data: { data: rows } } }],
    [[1, 2]],
  ])('the list response %j is refused, because it contains no rows array', (body) => {
    expect(read(body)).toBeNull();
  });
});

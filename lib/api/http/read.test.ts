import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { forgetMismatches, loggedMismatches } from '@/lib/api/contract-mismatch.fixture';
import { pageOf } from '@/lib/contract/common';
import { errorMap } from '@/lib/contract/error-map';
import { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { given } from '@/lib/contract/given';
import { ContractBroken } from '@/lib/contract/result';
import { Membership } from '@/lib/contract/users';
import { from } from '@/lib/contract/wire/from';
import { readPage, readRecord } from './read';

beforeEach(forgetMismatches);

const round = {
  uid: 'r1',
  createdAt: '2026-10-17T14:32:00.000Z',
  scoringFormat: 'STABLEFORD',
  matchplayFormat: null,
  status: 'SOMETHING_NEW',
  course: { uid: 'c1', name: 'Walton Heath (Old)' },
  createdBy: { uid: 'u1', firstName: 'Tom', lastName: 'Ashdown' },
  tee: { uid: 't1', name: 'White', holes: [{ number: 1, distance: 421, par: 4 }] },
  country: { uid: 'eng', name: 'England' },
  winnerPlayer: null,
};
const paging = { pageNumber: 1, pageSize: 10, total: 2 };

const asked = { pageNumber: 1, pageSize: 10 };
const page = <Item extends z.ZodType>(endpoint: string, item: Item, body: unknown, headers = {}) =>
  readPage(endpoint, pageOf(item), { body, headers: new Headers(headers) }, asked);

describe('readPage', () => {
  it('FR-7 keeps valid rows and marks the broken one with its path', () => {
    const broken = { ...round, uid: 'r2', tee: { ...round.tee, holes: [{ number: 'one', distance: 421, par: 4 }] } };
    const { rows } = page('friendlyRounds.list', FriendlyRound, { items: [round, broken, 7], paging });
    expect(rows.map((row) => row.ok)).toEqual([true, false, false]);
    expect(rows[1]).toEqual({
      ok: false,
      uid: 'r2',
      faults: ['items[1].tee.holes[0].number: Expected number, received string'],
    });
    expect(rows[2]).toEqual({ ok: false, uid: null, faults: ['items[2]: Expected object, received number'] });
  });

  it('reads fields that the API holds elsewhere, and names their faults as the API does', () => {
    const Row = given(z.object({ uid: from('id', z.string()), handicap: from('index.whs', z.number()) }));
    const items = [
      { id: 'u1', index: { whs: 12.4 } },
      { id: 'u2', index: { whs: 'low' } },
    ];
    expect(page('users.list', Row, { items, paging }).rows).toEqual([
      { ok: true, item: { uid: 'u1', handicap: 12.4 } },
      { ok: false, uid: 'u2', faults: ['items[1].index.whs: Expected number, received string'] },
    ]);
  });

  it('FR-4 accepts unknown statuses and a missing stroke index', () => {
    expect(page('friendlyRounds.list', FriendlyRound, { items: [round], paging }).rows[0]?.ok).toBe(true);
  });

  it.each([
    ['no object', null, 'Expected object, received null'],
    ['no items', { paging }, 'items: Required'],
  ])('refuses an envelope with %s', (_, answer, message) => {
    expect(() => page('friendlyRounds.list', FriendlyRound, answer)).toThrow(new ContractBroken([message]));
  });
});

describe('the total of a list', () => {
  const Row = z.object({ uid: z.string() });
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ uid: `u${index}` }));
  const third = { pageNumber: 3, pageSize: 10 };
  const pagingOf = (body: unknown, headers = {}) =>
    readPage('users.list', pageOf(Row), { body, headers: new Headers(headers) }, third).paging;

  it.each<[what: string, body: unknown, headers: object, paging: object]>([
    ['the one that the API gives', { items: rows(10), paging: { ...third, total: 374 } }, {}, { ...third, total: 374 }],
    ['of a header', rows(10), { 'x-total-count': '374' }, { ...third, total: 374 }],
    ['of a page that is not full, which ends the list', rows(4), {}, { ...third, total: 24 }],
    ['unknown while pages come full', rows(10), {}, { ...third, total: null }],
    ['unknown for a page beyond the end', rows(0), {}, { ...third, total: null }],
    ['of all rows, where the API does not page', rows(37), {}, { pageNumber: 1, pageSize: 37, total: 37 }],
    ['never one below zero', { items: rows(10), paging: { ...third, total: -1 } }, {}, { ...third, total: null }],
  ])('%s', (_, body, headers, expected) => {
    expect(pagingOf(body, headers)).toEqual(expected);
  });

  it('its place is logged once, whatever the number of calls', () => {
    for (let call = 0; call < 3; call += 1) pagingOf({ content: rows(10), totalElements: 374 });
    const faults = loggedMismatches().map(({ fault }) => fault);
    expect(faults).toEqual(['items: under content', 'paging.total: under totalElements']);
  });
});

describe('VAL-1 messages', () => {
  it.each([
    [z.object({ a: z.string() }), {}, 'a: Required'],
    [z.number(), '7', 'Expected number, received string'],
    [z.email({ error: errorMap }), 'isla@', 'Invalid email'],
    [z.string().min(8), 'short', 'String must contain at least 8 character(s)'],
    [z.number().min(1), 0, 'Number must be greater than or equal to 1'],
    [z.enum(['a', 'b']), 'c', 'Invalid input'],
  ])('%#', (schema, value, message) => {
    expect(() => readRecord('users.list', schema, value)).toThrow(message);
  });
});

describe('GROUPS-1 a golfer’s groups', () => {
  const group = { uid: 'g1', name: 'Old Stags', createdAt: '2026-10-17T14:32:00.000Z', membersCount: 12 };
  const membership = {
    uid: 'm1',
    firstName: 'Tom',
    lastName: 'Ashdown',
    membershipType: 'APPLICATION_USER',
    group: { uid: 'g1', name: 'Old Stags' },
  };
  const read = (row: object) => page('users.listGroups', Membership, { items: [row], paging }).rows[0];

  it('are memberships as ever', () => {
    expect(read(membership)).toEqual({ ok: true, item: membership });
  });

  it.each([
    ['the group', group, { uid: 'g1', group: membership.group }],
    [
      'what a group says of the membership',
      { ...group, role: 'OWNER', handicap: '12.4' },
      { uid: 'g1', group: membership.group, role: 'OWNER', handicap: 12.4 },
    ],
    ['a group under its id', { id: 7, name: 'Old Stags' }, { uid: '7', group: { uid: '7', name: 'Old Stags' } }],
    ['no group for one without its name', { uid: 'g1', createdAt: group.createdAt }, { uid: 'g1' }],
  ])('are groups where the API has those: %s', (_, row, item) => {
    expect(read(row)).toEqual({ ok: true, item });
  });
});

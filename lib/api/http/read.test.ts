import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { pageOf } from '@/lib/contract/common';
import { errorMap } from '@/lib/contract/error-map';
import { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { from } from '@/lib/contract/from';
import { ContractBroken } from '@/lib/contract/result';
import { readPage, readRecord } from './read';

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

describe('readPage', () => {
  it('FR-7 keeps valid rows and marks the broken one with its path', () => {
    const broken = { ...round, uid: 'r2', tee: { ...round.tee, holes: [{ number: 'one', distance: 421, par: 4 }] } };
    const { rows } = readPage('friendlyRounds.list', pageOf(FriendlyRound), { items: [round, broken, 7], paging });
    expect(rows.map((row) => row.ok)).toEqual([true, false, false]);
    expect(rows[1]).toEqual({
      ok: false,
      uid: 'r2',
      faults: ['items[1].tee.holes[0].number: Expected number, received string'],
    });
    expect(rows[2]).toEqual({ ok: false, uid: null, faults: ['items[2]: Expected object, received number'] });
  });

  it('reads fields that the API holds elsewhere, and names their faults as the API does', () => {
    const Row = z.object({ uid: from('id', z.string()), handicap: from('index.whs', z.number()) });
    const items = [
      { id: 'u1', index: { whs: 12.4 } },
      { id: 'u2', index: { whs: 'low' } },
    ];
    expect(readPage('users.list', pageOf(Row), { items, paging }).rows).toEqual([
      { ok: true, item: { uid: 'u1', handicap: 12.4 } },
      { ok: false, uid: 'u2', faults: ['items[1].index.whs: Expected number, received string'] },
    ]);
  });

  it('FR-4 accepts unknown statuses and a missing stroke index', () => {
    expect(readPage('friendlyRounds.list', pageOf(FriendlyRound), { items: [round], paging }).rows[0]?.ok).toBe(true);
  });

  it.each([
    ['no object', null, 'Expected object, received null'],
    ['no items', { paging }, 'items: Required'],
    [
      'a total below zero',
      { items: [], paging: { ...paging, total: -1 } },
      'paging.total: Number must be greater than or equal to 0',
    ],
  ])('refuses an envelope with %s', (_, answer, message) => {
    expect(() => readPage('friendlyRounds.list', pageOf(FriendlyRound), answer)).toThrow(new ContractBroken([message]));
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

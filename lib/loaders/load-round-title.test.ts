import { expect, it } from 'vitest';
import type { FriendlyLeaders } from '@/lib/contract/boards';
import { roundTitle } from './load-round-title';

const round = { uid: 'r', course: { uid: 'c', name: 'Celtic Vale' }, createdAt: '2026-11-28T23:30:00.000Z' };

const person = (name: string) => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { uid: name, firstName, lastName };
};
const ok = (items: object[]) => ({ ok: true, value: { rows: items.map((item) => ({ ok: true, item, faults: [] })) } });
const match = (...sides: string[][]) => {
  const [sideA, sideB] = sides.map((names) => ({ players: names.map(person) }));
  return { board: 'matchplay', matches: ok([{ sideA, sideB }]) };
};
const board = (...names: string[]) => ({
  board: 'stableford',
  leaderboard: ok(names.map((name) => ({ player: person(name) }))),
});
const broken = {
  board: 'stableford',
  leaderboard: { ok: true, value: { rows: [{ ok: false, uid: null, faults: [] }] } },
};
const refused = { board: 'matchplay', matches: { ok: false } };

it.each([
  ['a match', match(['Gwilym Parry'], ['Rhodri Williams']), 'Parry v Williams · Celtic Vale · 2026-11-28'],
  [
    'a match of pairs',
    match(['Ann Lee', 'Bob Day'], ['Cy Orr', 'Di Fox']),
    'Lee & Day v Orr & Fox · Celtic Vale · 2026-11-28',
  ],
  ['a match of namesakes', match(['Ann Lee'], ['Bob Lee']), 'A. Lee v B. Lee · Celtic Vale · 2026-11-28'],
  ['two players in no match', board('Ann Lee', 'Bob Day'), 'Celtic Vale · 2026-11-28 · 2 players'],
  ['one player', board('Ann Lee'), 'Celtic Vale · 2026-11-28 · 1 player'],
  ['no leaderboard', null, 'Celtic Vale · 2026-11-28'],
  ['an unreadable leaderboard', broken, 'Celtic Vale · 2026-11-28'],
  ['a refused leaderboard', refused, 'Celtic Vale · 2026-11-28'],
])('REC-9 the title of a round with %s', (_, leaders, title) => {
  expect(roundTitle(round, leaders as unknown as FriendlyLeaders | null, 'UTC')).toBe(title);
});

it('REC-9 the day in a round’s title depends on the time zone', () => {
  expect(roundTitle(round, null, 'Asia/Tokyo')).toBe('Celtic Vale · 2026-11-29');
});

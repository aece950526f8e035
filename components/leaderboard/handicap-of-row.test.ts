import { expect, it } from 'vitest';
import { bend } from '@/lib/contract/bend';
import { LeaderboardRow } from '@/lib/contract/leaderboards';
import { boardRows } from './rows';

const player = { uid: 'p', firstName: 'Ann', lastName: 'Lee', userUid: 'u' };
const tee = { uid: 't', name: 'White', courseRating: 71.9, slopeRating: 130, par: 72 };
const derivedOf = (row: object, of: 'event' | 'friendly' = 'friendly') => {
  const read = bend(LeaderboardRow, { player, handicap: 27.4, playingHandicap: 30, ...row });
  if (!read.ok) throw new Error('The row broke');
  const rows = [{ ok: true as const, item: read.value }];
  const [first] = boardRows({ endpoint: '', rows, scoringFormat: 'STABLEFORD', holesCount: 18 }, 'stableford', of).rows;
  if (!first?.ok) throw new Error('The row broke');
  return first.item;
};

it('WHY-1 a row of a board says how its playing handicap comes about', () => {
  expect(derivedOf({ tee }).derived?.makes).toBe(30);
  expect(derivedOf({ tee }).derived?.steps[0]?.words).toBe('27.4 on the day');
  expect(derivedOf({ tee }, 'event').derived?.steps[0]?.words).toBe('27.4 (the group’s, at entry)');
  expect(derivedOf({ tee }, 'event').handicapSource?.href).toBe('/group-members/p');
  expect(derivedOf({ tee }).handicapSource?.href).toBe('/all-users/u');
});

it('WHY-1 a row without tees names them, one whose slope could not be read that', () => {
  expect(derivedOf({}).derived).toMatchObject({ makes: null, missing: ['the tees'] });
  expect(derivedOf({ tee: { ...tee, slopeRating: 'steep' } }).derived?.missing).toEqual(['the slope rating']);
  expect(derivedOf({ tee, playingHandicap: null }).derived).toBeNull();
});

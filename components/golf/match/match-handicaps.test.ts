import { expect, it } from 'vitest';
import { type MatchRow as Match, MatchRow } from '@/lib/contract/matches';
import { read } from '@/lib/contract/wire/lenient.fixture';
import { having, readFrom } from '@/lib/contract/wire/unread';
import { matchHandicaps } from './match-handicaps';
import { matchNet, matchScore } from './match-hole';
import { matchHoles } from './match-view';

const tee = { uid: 't', name: 'White', courseRating: 71.9, slopeRating: 130, par: 72 };
const side = (uid: string, changes: object = {}) => ({
  uid,
  players: [{ uid, firstName: uid, lastName: '', handicap: 10, playingHandicap: 0, tee, ...changes }],
});
const holes = [{ number: 1, par: 4, grossA: 5, netA: 4, grossB: 6, netB: 6, result: 'A', leader: 'A', holesUp: 1 }];
const match = (changes: object) => ({ uid: 'm', sideA: side('ann'), sideB: side('bea'), holes, ...changes });

it.each([
  ['handicap', { handicap: 'low' }],
  ['tees', { tee: 'White' }],
  ['par', { tee: { ...tee, par: [72] } }],
])('WHY-1 ERR-4 no strokes of a match are derived where the %s of a player could not be read', (_, changes) => {
  const row = read(MatchRow, match({ sideB: side('bea', changes) }));
  expect(readFrom(row, matchHandicaps('SINGLES', 18)).ok).toBe(false);
  const sound = readFrom<Match, ReadonlyMap<string, object>>(MatchRow.parse(match({})), matchHandicaps('SINGLES', 18));
  expect(sound.ok && sound.value.get('ann')).toMatchObject({ makes: 0 });
});

it.each([['grossA'], ['netA']])('ERR-4 a cell of a match is marked where its %s could not be read', (name) => {
  const row = having(read(MatchRow, match({ holes: [{ ...holes[0], [name]: {} }] })), 'holes.number', 'sideA', 'sideB');
  const [hole] = row ? matchHoles(row) : [];
  if (!row || !hole) throw new Error('There is no hole');
  const score = matchScore('A', { A: row.sideA, B: row.sideB }, 'h');
  expect(readFrom(hole, name === 'grossA' ? score : matchNet('A')).ok).toBe(false);
});

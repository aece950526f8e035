import { expect, it } from 'vitest';
import { bent } from '@/lib/contract/bent.fixture';
import { MatchRow } from '@/lib/contract/matches';
import { UnreadField } from '@/lib/contract/unread';
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
  const row = bent(MatchRow, match({ sideB: side('bea', changes) }));
  expect(() => matchHandicaps(row, 'SINGLES', 18)).toThrow(UnreadField);
  expect(matchHandicaps(MatchRow.parse(match({})), 'SINGLES', 18).get('ann')).toMatchObject({ makes: 0 });
});

it.each([['grossA'], ['netA']])('ERR-4 a cell of a match is marked where its %s could not be read', (name) => {
  const row = bent(MatchRow, match({ holes: [{ ...holes[0], [name]: {} }] }));
  const [hole] = matchHoles(row);
  if (!hole) throw new Error('There is no hole');
  const options = { id: 'h', side: 'A', sides: { A: row.sideA, B: row.sideB }, hole } as const;
  expect(() => (name === 'grossA' ? matchScore(options) : matchNet(options))).toThrow(UnreadField);
});

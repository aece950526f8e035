import { expect, it } from 'vitest';
import { MatchRow } from '@/lib/contract/matches';
import { matchHandicaps } from './match-handicaps';

const tee = { uid: 't', name: 'White', courseRating: 71.9, slopeRating: 130, par: 72 };
const side = (uid: string) => ({
  uid,
  players: [{ uid, firstName: uid, lastName: '', handicap: 10, playingHandicap: 0, tee }],
});

it('WHY-1 the strokes that a player receives in a match are derived from the handicaps of both sides', () => {
  const match = MatchRow.parse({ uid: 'm', sideA: side('ann'), sideB: side('bea') });
  expect(matchHandicaps(match, 'SINGLES', 18).get('ann')).toMatchObject({ makes: 0 });
});

import { expect, it } from 'vitest';
import { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { roundWinnerText } from './round-winner-text';

const ref = { uid: 'r', name: 'Ref' };
const ann = { uid: 'a', firstName: 'Ann', lastName: '' };
const round = (changes: object) =>
  FriendlyRound.parse({
    uid: 'f',
    createdAt: '2026-05-06T07:08:09.000Z',
    scoringFormat: 'STABLEFORD',
    status: 'COMPLETED',
    course: ref,
    country: ref,
    createdBy: ann,
    tee: { ...ref, holes: [] },
    ...changes,
  });
const winnerPlayer = { ...ann, membershipType: 'APPLICATION_USER', handicap: 4 };
const outcome = { winners: [{ uid: 'a', name: 'Ann' }], margin: '2 points' };

it('WHO-5 the preview of a round shows the winner that the list of rounds contains, without loading the leaderboard', () => {
  expect(roundWinnerText(round({ winnerPlayer, outcome }), undefined)?.words).toBe('by 2 points');
  expect(roundWinnerText(round({ winnerPlayer }), undefined)?.words).toBe('');
  expect(roundWinnerText(round({ status: 'IN_PROGRESS' }), undefined)?.words).toBe('Not yet');
  expect(roundWinnerText(round({}), undefined)).toBeNull();
  expect(roundWinnerText(round({}), null)?.words).toBe('None recorded');
});

it('WHO-2 a tied match has the same text, whether or not its leaderboard could be parsed', () => {
  const players = ['a', 'b'].map((uid) => ({ uid, name: uid }));
  const match = round({ scoringFormat: 'MATCH_PLAY', outcome: { tied: true, winners: players } });
  const board = { tied: true, winners: players };
  expect(roundWinnerText(match, undefined)).toEqual(roundWinnerText(match, board));
});

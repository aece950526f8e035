import { expect, it } from 'vitest';
import { userResult } from './user-result';

const winners = ['Ann', 'Al'].map((name) => ({ uid: name, name, userUid: `user-${name}` }));
const winnerPlayer = { uid: 'Ann', userUid: 'user-Ann', firstName: 'Ann', lastName: 'Lee' };
const match = { status: 'COMPLETED', scoringFormat: 'MATCH_PLAY', winnerPlayer };

it.each([
  ['user-Ann', { winners, margin: '3&2' }, 'Won 3&2'],
  ['user-Al', { winners, margin: '3&2' }, 'Won 3&2'],
  ['user-Bea', { winners, margin: '3&2' }, 'Lost 3&2 to Ann & Al'],
  ['user-Bea', { winners, margin: '1 up' }, 'Lost 1 down to Ann & Al'],
  ['user-Bea', { winners, margin: 'conceded' }, 'Lost by concession to Ann & Al'],
  ['user-Ann', null, 'Won'],
  ['user-Al', null, 'Lost to Ann Lee'],
  ['user-Ann', { winners, tied: true }, 'Won'],
  ['user-Al', { winners, tied: true }, null],
])('TIME-1 for %s, a match with the outcome %j reads “%s”', (user, outcome, words) => {
  expect(userResult({ ...match, outcome }, user)).toBe(words);
  expect(userResult({ ...match, winnerPlayer: null, outcome }, user)).toBeNull();
});

it('TIME-1 the timeline says “Lost” only after a match that is over', () => {
  const outcome = { winners, margin: '2 points' };
  const stableford = { ...match, scoringFormat: 'STABLEFORD', outcome };
  expect(['user-Al', 'user-Bea'].map((user) => userResult(stableford, user))).toEqual(['Won by 2 points', null]);
  for (const status of ['IN_PROGRESS', 'ABANDONED']) {
    expect(userResult({ ...match, status, outcome }, 'user-Bea')).toBeNull();
  }
});

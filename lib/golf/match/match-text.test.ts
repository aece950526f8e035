import { describe, expect, it } from 'vitest';
import { matchText, sideResultText } from './match-text';

const sides = { sideA: { uid: 'a' }, sideB: { uid: 'b' } };
const names = { A: 'Ann & Al', B: 'Bea' };

describe.each([
  [{ thru: 0, result: null }, 'Not started', null, null],
  [
    { thru: 5, result: 'AS' },
    'All square after 5',
    'All square after 5 against Bea',
    'All square after 5 against Ann & Al',
  ],
  [
    { thru: 16, result: '2 up', leader: 'A', dormie: true },
    'Ann & Al 2 up after 16, dormie',
    '2 up after 16 against Bea',
    '2 down after 16 against Ann & Al',
  ],
  [
    { thru: 7, holesUp: 1, leader: 'B' },
    'Bea 1 up after 7',
    '1 down after 7 against Bea',
    '1 up after 7 against Ann & Al',
  ],
  [{ thru: 7, leader: 'B' }, 'Bea - up after 7', '- down after 7 against Bea', '- up after 7 against Ann & Al'],
  [
    { thru: 9, result: 'conceded', winnerUid: 'a' },
    'Ann & Al won by concession',
    'Won by concession against Bea',
    'Lost by concession to Ann & Al',
  ],
  [
    { thru: 0, result: 'Walkover', winnerUid: 'a' },
    'Ann & Al won (Walkover)',
    'Won (Walkover) against Bea',
    'Lost (Walkover) to Ann & Al',
  ],
  [
    { thru: 16, result: '3&2', leader: 'B', winnerUid: 'b' },
    'Bea won 3&2',
    'Lost 3&2 to Bea',
    'Won 3&2 against Ann & Al',
  ],
  [{ thru: 18, result: '1 up', winnerUid: 'b' }, 'Bea won 1 up', 'Lost 1 down to Bea', 'Won 1 up against Ann & Al'],
  [
    { thru: 19, result: '19th', winnerUid: 'a' },
    'Ann & Al won at the 19th',
    'Won at the 19th against Bea',
    'Lost at the 19th to Ann & Al',
  ],
  [{ thru: 16, result: null, winnerUid: 'b' }, 'Bea won', 'Lost to Bea', 'Won against Ann & Al'],
  [{ thru: 18, result: 'AS' }, 'Match tied', 'Tied with Bea', 'Tied with Ann & Al'],
  [{ thru: 9, result: 'AS', decided: true }, 'Match tied', 'Tied with Bea', 'Tied with Ann & Al'],
])('a match with %j is described in words', (changes, text, ofA, ofB) => {
  const match = { ...sides, ...changes };

  it(`CARD-1 the result of this match is shown as “${text}”`, () => {
    expect(matchText(match, 18, names)).toBe(text);
  });

  it('RESULT-1 the result of this match is described from each side’s view', () => {
    expect([sideResultText(match, 18, 'A', 'Bea'), sideResultText(match, 18, 'B', 'Ann & Al')]).toEqual([ofA, ofB]);
  });
});

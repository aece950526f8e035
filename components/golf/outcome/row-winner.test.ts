import { expect, it } from 'vitest';
import { besideWinner, rowWinner } from '@/lib/format/row-winner';
import { winnerDescription } from './winner-words';

const ann = { uid: 'a', name: 'Ann' };
const bob = { uid: 'b', name: 'Bob' };
const row = (outcome: object | null, status = 'COMPLETED') => ({
  status,
  outcome: outcome && { winners: [ann], ...outcome },
});

it('WHO-4 a list row shows the winner and the margin, or “Not yet”', () => {
  expect(rowWinner(row({ margin: '2 points' }))).toBe('Ann, by 2 points');
  expect(rowWinner(row({ margin: 'countback' }))).toBe('Ann, on countback');
  expect(rowWinner(row({ winners: [ann, bob], margin: '3&2' }))).toBe('Ann & Bob, 3&2');
  expect(rowWinner(row(null, 'IN_PROGRESS'))).toBe('Not yet');
  expect(rowWinner(row(null))).toBeNull();
});

it('WHO-2 WHO-4 an abandoned or cancelled round has no winner, and its list row has the same text as its screen', () => {
  const led = { winners: [ann], margin: '2 points' };
  const level = { tied: true, winners: [ann, bob], score: '8 points' };
  for (const status of ['ABANDONED', 'CANCELLED']) {
    for (const [outcome, board] of [
      [null, null],
      [{ margin: '2 points' }, led],
      [{ tied: true, winners: [ann, bob] }, level],
    ] as const) {
      expect(rowWinner(row(outcome, status))).toBe('None');
      expect(winnerDescription(status, null, board)).toEqual({ words: 'None', differs: false });
    }
  }
  expect(rowWinner(row({ margin: '2 points' }, 'CLOSED'))).toBe('Ann, by 2 points');
  expect(winnerDescription('CLOSED', null, led, 'board').words).toBe('Ann, by 2 points');
});

it('WHO-4 a list row of a tied round names everybody in first place, without a reason, which the list does not contain', () => {
  const tie = row({ winners: [ann, bob], tied: true });
  expect(rowWinner(tie)).toBe('Tied: Ann and Bob');
  const four = [ann, bob, { uid: 'c', name: 'Cay' }, { uid: 'd', name: 'Dai' }];
  expect(rowWinner(row({ winners: four, tied: true }))).toBe('Tied: Ann, Bob, Cay and Dai');
  const sides = four.map((player, index) => ({ ...player, side: index < 2 ? 'A' : 'B' }));
  expect(rowWinner(row({ winners: sides, tied: true }))).toBe('Tied: Ann & Bob v Cay & Dai');
  expect(rowWinner(row({ winners: [], tied: true }))).toBe('Tied');
});

it.each([
  ['1 stroke', 'Ann, by 1 stroke'],
  ['7 strokes (net 296 to 303)', 'Ann, by 7 strokes (net 296 to 303)'],
  ['equal scores', 'Ann, on equal scores'],
  ['Won the play-off at the second extra hole', 'Ann, Won the play-off at the second extra hole'],
  ['Won by 2 points in the play-off', 'Ann, Won by 2 points in the play-off'],
  ['19th', 'Ann, 19th'],
  ['conceded', 'Ann, by concession'],
  [null, 'Ann'],
])('WHO-1 WHO-4 the winning margin %s reads “%s” in a list and on the screen of the round', (margin, words) => {
  const outcome = { winners: [ann], margin };
  expect(rowWinner(row(outcome))).toBe(words);
  expect(winnerDescription('COMPLETED', null, outcome, 'board').words).toBe(words);
  expect([ann.name, winnerDescription('COMPLETED', ann, outcome).words].filter(Boolean).join(', ')).toBe(words);
  expect([ann.name, besideWinner(outcome, 'a')].filter(Boolean).join(', ')).toBe(words);
});

it('WHO-4 the recorded winner is shown with partners and margin, but alone if the leaderboard has another winner', () => {
  expect(besideWinner({ winners: [ann, bob], margin: '3&2' }, 'a')).toBe('& Bob, 3&2');
  expect(besideWinner({ winners: [bob], margin: '3&2' }, 'a')).toBe('');
  expect(besideWinner(null, 'a')).toBe('');
});

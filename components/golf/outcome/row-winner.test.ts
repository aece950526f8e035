import { expect, it } from 'vitest';
import { besideWinner, rowWinner } from '@/lib/format/row-winner';
import { winnerWords } from './winner-words';

const ann = { uid: 'a', name: 'Ann' };
const bob = { uid: 'b', name: 'Bob' };
const row = (outcome: object | null, status = 'COMPLETED') => ({
  status,
  scoringFormat: 'STABLEFORD' as string | null,
  outcome: outcome && { winners: [ann], ...outcome },
});

it('WHO-4 a list row shows the winner and the margin, or “Not yet”', () => {
  expect(rowWinner(row({ margin: '2 points' }))).toBe('Ann, by 2 points');
  expect(rowWinner(row({ margin: 'countback' }))).toBe('Ann, on countback');
  expect(rowWinner(row({ winners: [ann, bob], margin: '3&2' }))).toBe('Ann & Bob, 3&2');
  expect(rowWinner(row(null, 'IN_PROGRESS'))).toBe('Not yet');
  expect(rowWinner(row(null))).toBeNull();
});

it('WHO-2 WHO-4 a stopped round has no winner, and its list row has the same text as its screen', () => {
  const led = { tied: false, winners: [ann], words: 'by 2 points' };
  const level = { tied: true, winners: [ann, bob], words: 'on 8 points' };
  for (const status of ['ABANDONED', 'CANCELLED']) {
    for (const [outcome, board] of [
      [null, null],
      [{ margin: '2 points' }, led],
      [{ tied: true, winners: [ann, bob] }, level],
    ] as const) {
      expect(rowWinner(row(outcome, status))).toBe('None');
      expect(winnerWords(status, null, board)).toEqual({ words: 'None', differs: false });
    }
  }
  expect(rowWinner(row({ margin: '2 points' }, 'CLOSED'))).toBe('Ann, by 2 points');
  expect(winnerWords('CLOSED', null, led, 'board').words).toBe('Ann, by 2 points');
});

it('WHO-4 a list row of a tied round states why nobody won, and who shares first place', () => {
  const tie = row({ winners: [ann, bob], tied: true });
  expect(rowWinner(tie)).toBe('Tied, no countback: Ann & Bob');
  expect(rowWinner({ ...tie, scoringFormat: 'MATCH_PLAY' })).toBe('Tied, level to the last hole: Ann & Bob');
  expect(rowWinner({ ...tie, scoringFormat: null })).toBe('Tied: Ann & Bob');
  const four = {
    ...tie,
    outcome: { winners: [ann, bob, { uid: 'c', name: 'Cay' }, { uid: 'd', name: 'Dai' }], tied: true },
  };
  expect(rowWinner(four)).toBe('Tied, no countback: Ann, Bob, Cay & Dai');
  expect(rowWinner(row({ winners: [], tied: true }))).toBe('Tied, no countback');
});

it('WHO-4 the recorded winner is shown with partners and margin, or alone if the leaderboard has another winner', () => {
  expect(besideWinner({ winners: [ann, bob], margin: '3&2' }, 'a')).toBe('& Bob, 3&2');
  expect(besideWinner({ winners: [bob], margin: '3&2' }, 'a')).toBe('');
  expect(besideWinner(null, 'a')).toBe('');
});

import { expect, it } from 'vitest';
import { besideWinner, rowWinner, rowWinnerTitle } from './row-winner';

const ann = { uid: 'a', name: 'Ann' };
const bob = { uid: 'b', name: 'Bob' };
const row = (outcome: object | null, status = 'COMPLETED') => ({
  status,
  outcome: outcome && { winners: [ann], ...outcome },
});

it('WHO-4 a list says who won and by how much, tied, or not yet', () => {
  expect(rowWinner(row({ margin: '2 points' }))).toBe('Ann, by 2 points');
  expect(rowWinner(row({ margin: 'countback' }))).toBe('Ann, on countback');
  expect(rowWinner(row({ winners: [ann, bob], margin: '3&2' }))).toBe('Ann & Bob, 3&2');
  expect(rowWinner(row({ winners: [ann, bob], tied: true }))).toBe('Tied');
  expect(rowWinner(row(null, 'IN_PROGRESS'))).toBe('Not yet');
  expect(rowWinner(row(null))).toBeNull();
});

it('WHO-4 the title of a missing winner says why there is none', () => {
  expect(rowWinnerTitle(row({ winners: [ann, bob], tied: true }))).toBe('Tied: Ann & Bob');
  expect(rowWinnerTitle(row(null, 'SCHEDULED'))).toBe('Not over yet: nobody has won');
  expect(rowWinnerTitle(row(null))).toBe('No winner recorded');
});

it('WHO-4 a recorded winner has partners and margin beside it, unless the outcome has another', () => {
  expect(besideWinner({ winners: [ann, bob], margin: '3&2' }, 'a')).toBe('& Bob, 3&2');
  expect(besideWinner({ winners: [bob], margin: '3&2' }, 'a')).toBe('');
  expect(besideWinner(null, 'a')).toBe('');
});

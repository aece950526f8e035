import { expect, it } from 'vitest';
import { formatPlayingHandicap } from './handicap';
import { formatToPar } from './signed';

it.each([
  [-6, '−6'],
  [0, 'E'],
  [-0, 'E'],
  [2, '+2'],
])('%s against par reads %s', (strokes, words) => {
  expect(formatToPar(strokes)).toBe(words);
});

it.each([
  [14, '14'],
  [0, '0'],
  [-2, '+2'],
])('a playing handicap of %s reads %s', (handicap, words) => {
  expect(formatPlayingHandicap(handicap)).toBe(words);
});

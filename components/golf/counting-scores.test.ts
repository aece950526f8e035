import { expect, it } from 'vitest';
import { countingScores } from './counting-scores';

it.each([
  ['the better ball', [1, 3], 3, 'highest', [1]],
  ['either of two that are level', [2, 2], 2, 'highest', [0, 1]],
  ['the best two of four', [4, 3, 5, null], 7, 'lowest', [0, 1]],
  ['nothing, where a player has a score and the team adds up to none', [2, 1], 5, 'highest', null],
  ['nothing without a score of the team', [4, 4], null, 'lowest', null],
] as const)('%s counts', (_, scores, team, best, places) => {
  const counting = countingScores(scores, team, best);
  expect(counting && [...counting].sort()).toEqual(places);
});

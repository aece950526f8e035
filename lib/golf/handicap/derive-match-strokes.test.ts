import { expect, it } from 'vitest';
import { deriveMatchStrokes, type MatchPlayed } from './derive-match-strokes';

const tee = { courseRating: 72, slopeRating: 113, par: 72 };
const player = (name: string, side: 'A' | 'B', index: number | null): MatchPlayed => ({
  name,
  side,
  index,
  indexNote: 'on the day',
  tee,
  holes: 18,
});
const lastWords = (players: MatchPlayed[], format: string) =>
  deriveMatchStrokes(players, format).map(({ steps, makes }) => [steps.at(-1)?.words, makes]);

it('WHY-2 the strokes of a singles match are the difference of the rounded playing handicaps', () => {
  expect(lastWords([player('Ann', 'A', 18.5), player('Bob', 'B', 10.4)], 'SINGLES')).toEqual([
    ['19 less 10 for the lowest = 9', 9],
    ['The lowest plays off 0', 0],
  ]);
});

it('WHY-2 the strokes of a four-ball match are 90% of the difference from the lowest handicap, rounded', () => {
  const players = [player('Ann', 'A', 18.4), player('Bob', 'A', 10.4), player('Cy', 'B', 25), player('Di', 'B', 30)];
  expect(lastWords(players, 'FOUR_BALL')).toEqual([
    ['(18.4 − 10.4 for the lowest) × 90% = 7.2, rounds to 7', 7],
    ['The lowest plays off 0', 0],
    ['(25.0 − 10.4 for the lowest) × 90% = 13.14, rounds to 13', 13],
    ['(30.0 − 10.4 for the lowest) × 90% = 17.64, rounds to 18', 18],
  ]);
});

it('WHY-2 in a match, partners who share a ball combine their handicaps', () => {
  const players = [player('Ann', 'A', 20), player('Bob', 'A', 10), player('Cy', 'B', 12), player('Di', 'B', 8)];
  const [ann] = deriveMatchStrokes(players, 'FOURSOMES');
  expect(ann?.steps.at(-2)?.words).toBe('10.0 × 50% + 20.0 × 50% = 15.0');
  expect(ann?.steps.at(-1)?.words).toBe('15.0 − 10.0 for the lower side = 5.0, rounds to 5');
  expect(deriveMatchStrokes(players, 'GREENSOMES').map(({ makes }) => makes)).toEqual([4, 4, 0, 0]);
});

it('WHY-2 if a value for the strokes of a match is missing, the explanation names the value and the player', () => {
  const players = [player('Ann', 'A', 20), player('Bob', 'B', null)];
  expect(deriveMatchStrokes(players, 'SINGLES').map(({ missing }) => missing)).toEqual([
    ['the handicap of Bob'],
    ['the handicap'],
  ]);
  expect(deriveMatchStrokes([player('Ann', 'A', 20), player('Bob', 'B', 3)], 'CHAPMAN')[0]?.missing).toEqual([
    'the way this format gives strokes',
  ]);
});

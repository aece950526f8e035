import { expect, it } from 'vitest';
import { deriveMatchStrokes, type MatchPlayed } from './derive-match-strokes';

const tee = { courseRating: 72, slopeRating: 113, par: 72 };
const player = (name: string, side: 'A' | 'B', index: number | null, stated: number | null = null): MatchPlayed => ({
  name,
  side,
  stated,
  index,
  indexNote: 'on the day',
  tee,
  holes: 18,
});
const lastWords = (players: MatchPlayed[], format: string) =>
  deriveMatchStrokes(players, format).map(({ steps, makes }) => [steps.at(-1)?.words, makes]);

it('WHY-2 in a singles match, the strokes are the difference of the rounded playing handicaps', () => {
  expect(lastWords([player('Ann', 'A', 18.5), player('Bob', 'B', 10.4)], 'SINGLES')).toEqual([
    ['19 less 10 for the lowest = 9', 9],
    ['The lowest plays off 0', 0],
  ]);
});

it('WHY-2 in a four-ball match, the strokes are 90% of the difference from the lowest handicap, rounded', () => {
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

/** Handicaps of both sides, the recorded strokes, and whether they are explained. */
const OTHER_WAYS: [way: string, format: string, of: [index: number, stated: number][], verdicts: unknown[]][] = [
  [
    'the USGA’s way',
    'FOUR_BALL',
    [
      [18.4, 7],
      [10.4, 0],
      [25.4, 14],
      [30.4, 18],
    ],
    [false, false, false, false],
  ],
  [
    'rounded handicaps',
    'FOUR_BALL',
    [
      [18.5, 8],
      [10.4, 0],
      [25.5, 14],
      [30.4, 18],
    ],
    ['British', 'British', 'British', 'British'],
  ],
  [
    'no way',
    'FOUR_BALL',
    [
      [18.4, 9],
      [10.4, 0],
      [25.4, 14],
      [30.4, 18],
    ],
    ['differs', false, false, false],
  ],
  [
    'half of the rounded difference',
    'FOURSOMES',
    [
      [8.4, 0],
      [8.4, 0],
      [17.5, 10],
      [17.5, 10],
    ],
    ['British', 'British', 'British', 'British'],
  ],
  [
    'each side rounded first',
    'FOURSOMES',
    [
      [8, 0],
      [9, 0],
      [17, 8],
      [17, 8],
    ],
    ['British', 'British', 'British', 'British'],
  ],
  [
    'no way of foursomes',
    'FOURSOMES',
    [
      [8, 0],
      [9, 0],
      [17, 6],
      [17, 6],
    ],
    [false, false, 'differs', 'differs'],
  ],
];

it.each(OTHER_WAYS)('WHY-2 match strokes of %s (%s) are explained, or said to differ', (_, format, of, verdicts) => {
  const players = of.map(([index, stated], at) => player(`${at}`, at < 2 ? 'A' : 'B', index, stated));
  const derived = deriveMatchStrokes(players, format);
  const found = derived.map(({ steps, verdict }) => {
    return verdict ?? (steps.some(({ words }) => words.endsWith('as in Great Britain and Ireland')) && 'British');
  });
  expect(found).toEqual(verdicts);
  expect(derived.map(({ makes, verdict }, at) => verdict !== undefined || makes === of[at]?.[1])).not.toContain(false);
});

it('WHY-2 if a value behind the strokes of a match is missing, the explanation names it and its player', () => {
  const players = [player('Ann', 'A', 20), player('Bob', 'B', null)];
  expect(deriveMatchStrokes(players, 'SINGLES').map(({ missing }) => missing)).toEqual([
    ['the handicap of Bob'],
    ['the handicap'],
  ]);
  expect(deriveMatchStrokes([player('Ann', 'A', 20), player('Bob', 'B', 3)], 'CHAPMAN')[0]?.missing).toEqual([
    'how this format allocates strokes',
  ]);
});

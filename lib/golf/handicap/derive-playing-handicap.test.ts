import { describe, expect, it } from 'vitest';
import { fraction } from '@/lib/golf/scoring/fraction';
import { recommendedAllowance } from './allowances';
import { derivePlayingHandicap, explainPlayingHandicap } from './derive-playing-handicap';
import { numberText, strokesText } from './handicap-words';

const white = { courseRating: 71.9, slopeRating: 130, par: 72 };
const played = { index: 27.4, indexNote: 'on the day', tee: white, holes: 18 };
const method = { allowance: 95, roundsFirst: false, isStandard: true };
const points = { method, lowestPar: null };
const wordsOf = ({ steps }: { steps: { label: string; words: string }[] }) =>
  steps.map(({ label, words }) => `${label}: ${words}`);

describe('derivePlayingHandicap', () => {
  it('WHY-1 the steps of a playing handicap lead from the Handicap Index to a whole number', () => {
    const derived = derivePlayingHandicap(played, points);
    expect(wordsOf(derived)).toEqual([
      'Handicap: 27.4 on the day',
      'Course handicap: 27.4 × 130 / 113 + (71.9 − 72) = 31.42',
      'Allowance: 31.42 × 95% = 29.85',
      'Playing handicap: 29.85 rounds to 30',
    ]);
    expect(derived).toMatchObject({ makes: 30, missing: [] });
  });

  it('WHY-1 a playing handicap for nine holes uses half the Handicap Index, which may be a plus handicap', () => {
    const nine = { courseRating: 35.5, slopeRating: 120, par: 36 };
    const derived = derivePlayingHandicap({ index: -1.5, indexNote: 'on the day', tee: nine, holes: 9 }, points);
    expect(wordsOf(derived).slice(0, 2)).toEqual([
      'Handicap: +1.5 on the day',
      'Course handicap: −1.5 / 2; −0.7 × 120 / 113 + (35.5 − 36) = −1.24',
    ]);
    expect(wordsOf(derived).at(-1)).toBe('Playing handicap: +1.18 rounds to +1');
    expect(derived.makes).toBe(-1);
  });

  it('WHY-1 an allowance can apply to the rounded course handicap', () => {
    const derived = derivePlayingHandicap(
      { ...played, index: 26.9 },
      { ...points, method: { ...method, roundsFirst: true } },
    );
    expect(wordsOf(derived)[2]).toBe('Allowance: 30.85 rounds to 31; 31 × 95% = 29.45');
    expect(derived.makes).toBe(29);
  });

  it('WHY-1 a playing handicap in stroke formats includes the difference in par', () => {
    const derived = derivePlayingHandicap({ ...played, tee: { ...white, par: 74 } }, { method, lowestPar: 72 });
    expect(wordsOf(derived)[3]).toBe('Par: 27.95 + (74 − 72, the lowest par played) = 29.95');
    expect(derived.makes).toBe(30);
  });

  it('WHY-1 if values are missing, a playing handicap is not derived, and each missing value is named', () => {
    const missing = (changes: object) => derivePlayingHandicap({ ...played, ...changes }, points);
    expect(missing({ index: null }).missing).toEqual(['the handicap']);
    expect(missing({ tee: null }).missing).toEqual(['the tees']);
    expect(missing({ holes: 12 }).missing).toEqual(['ratings of 12 holes']);
    expect(missing({ holes: 9 }).missing).toEqual(['ratings of 9 holes']);
    expect(missing({ tee: { ...white, par: 36, courseRating: 35 } }).missing).toEqual(['ratings of 18 holes']);
    expect(missing({ holes: 9, tee: { ...white, par: 36 } })).toMatchObject({ makes: null });
    expect(missing({ tee: { par: 72 } }).missing).toEqual(['the course rating', 'the slope rating']);
    expect(missing({ tee: { ...white, par: null } })).toMatchObject({ makes: null, missing: ['the par of the tees'] });
    const field = { method: { ...method, allowance: recommendedAllowance('CHAPMAN') }, lowestPar: null };
    expect(derivePlayingHandicap(played, field).missing).toEqual(['the allowance of this format']);
  });

  it('WHY-1 without a handicap, the explanation assumes 54.0 if this leads to the recorded playing handicap', () => {
    const without = { ...played, index: null };
    expect(wordsOf(explainPlayingHandicap(without, points, 59))[0]).toBe(
      'Handicap: 54.0 (the maximum, as no handicap is recorded)',
    );
    expect(explainPlayingHandicap(without, points, 20).missing).toEqual(['the handicap']);
  });
});

describe('numberText and strokesText', () => {
  it('WHY-1 an explanation shows enough decimals to see why a number is rounded up or down', () => {
    expect(numberText(fraction(24496, 1000))).toBe('24.496');
    expect(numberText(fraction(49, 2))).toBe('24.5');
    expect(numberText(fraction(-3, 2))).toBe('−1.5');
    expect(numberText(fraction(25))).toBe('25.0');
    expect(numberText(fraction(-1, 100))).toBe('−0.01');
  });

  it('WHY-1 the explanation of a playing handicap names the holes on which the player receives strokes', () => {
    expect(strokesText(32, 18)).toBe('1 a hole, 2 on the 14 lowest stroke indexes');
    expect(strokesText(18, 18)).toBe('1 a hole');
    expect(strokesText(1, 18)).toBe('1 on the lowest stroke index');
    expect(strokesText(-2, 18)).toBe('1 given back on the 2 highest stroke indexes');
    expect(strokesText(0, 18)).toBe('None');
  });
});

it.each([
  ['STROKE_PLAY', null, 95],
  ['STABLEFORD', 'FOUR_BALL', 85],
  ['STROKE_PLAY', 'BEST_TWO_OF_FOUR', 85],
  ['STROKE_PLAY', 'AGGREGATE', 100],
  ['FOOTGOLF', null, null],
  ['STROKE_PLAY', 'SHAMBLE', null],
])('WHY-5 the recommended allowance of %s, %s is %s', (scoringFormat, teamFormat, allowance) => {
  expect(recommendedAllowance(scoringFormat, teamFormat)).toBe(allowance);
});

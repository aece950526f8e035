import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardTotal } from '@/sandbox/golf/testing/card-total';
import { modifiedStablefordPoints, stablefordPoints } from './stableford';

const par = fc.integer({ min: 3, max: 6 });
const gross = fc.option(fc.integer({ min: 1, max: 20 }));
const strokes = fc.integer({ min: -1, max: 4 });

describe('Stableford', () => {
  it('Stableford points are never negative, and a hole without a score has zero points', () => {
    fc.assert(
      fc.property(par, gross, strokes, (holePar, score, received) => {
        const points = stablefordPoints(holePar, score, received);
        expect(points).toBeGreaterThanOrEqual(0);
        if (score === null) expect(points).toBe(0);
      }),
    );
  });

  it('each additional stroke costs one Stableford point, down to zero', () => {
    fc.assert(
      fc.property(par, fc.integer({ min: 1, max: 20 }), strokes, (holePar, score, received) => {
        const points = stablefordPoints(holePar, score, received);
        const oneMore = stablefordPoints(holePar, score + 1, received);
        expect(points - oneMore).toBe(points === 0 ? 0 : 1);
        expect(stablefordPoints(holePar, score + 1, received + 1)).toBe(points);
      }),
    );
  });
});

it.each([
  [-4, 8],
  [-3, 8],
  [-2, 5],
  [-1, 2],
  [0, 0],
  [1, -1],
  [2, -3],
  [5, -3],
])('in modified Stableford, a net score of %d to par gives %d points', (toPar, points) => {
  expect(modifiedStablefordPoints(5, 5 + toPar, 0)).toBe(points);
  expect(modifiedStablefordPoints(5, 6 + toPar, 1)).toBe(points);
});

describe('totals', () => {
  const card = [
    { par: 4, gross: 5, strokes: 1 },
    { par: 3, gross: null, strokes: 0 },
    { par: 5, gross: 9, strokes: 1 },
  ];

  it('the total of a card treats a missing score according to the format', () => {
    expect(cardTotal(card, 'strokePlay')).toBeNull();
    expect(cardTotal(card.toSpliced(1, 1), 'strokePlay')).toBe(12);
    expect(cardTotal(card, 'maximumScore')).toBe(4 + 5 + 7);
    expect(cardTotal(card, 'stableford')).toBe(2);
    expect(cardTotal(card, 'modifiedStableford')).toBe(0 - 3 - 3);
  });

  it('the total in Maximum Score uses the maximum that the Committee has set', () => {
    expect(cardTotal(card, 'maximumScore', ({ par: holePar }) => 2 * holePar)).toBe(4 + 6 + 8);
  });
});

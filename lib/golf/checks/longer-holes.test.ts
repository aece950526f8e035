import { describe, expect, it } from 'vitest';
import { longerHoles } from './longer-holes';

const tee = (name: string, ...yards: number[]) => ({
  name,
  holes: yards.map((distance, index) => [index + 1, 4, distance, index + 1] as const),
});

describe('longerHoles', () => {
  it('a hole that is longer from a forward tee than from the one behind is reported with both distances', () => {
    expect(longerHoles([tee('White', 400, 429), tee('Yellow', 380, 437)])).toEqual([
      { tee: 1, hole: 2, yards: 437, behind: 'White', behindYards: 429 },
    ]);
  });

  it('if a tee has two ratings, a longer hole is reported for both', () => {
    expect(longerHoles([tee('White', 400), tee('Red', 410), tee('Red', 410)]).map(({ tee }) => tee)).toEqual([1, 2]);
  });

  it('a hole with equal distances or without a distance is not reported as longer', () => {
    expect(longerHoles([tee('White', 400, 0), tee('Red', 400, 350)])).toEqual([]);
  });
});

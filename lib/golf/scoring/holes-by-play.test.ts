import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holesByPlay } from './holes-by-play';

const hole = (number: number, net: number, strokeIndex: number | null = number) => ({
  number,
  par: 4,
  strokeIndex,
  gross: net + 1,
  net,
});

describe('holesByPlay', () => {
  it('GLANCE-3 the holes of a course are sorted by average net score to par, the hardest first', () => {
    const played = [hole(1, 4), hole(1, 5), hole(2, 6), hole(2, 4), hole(3, 3)];
    expect(holesByPlay(played)).toEqual([
      { number: 2, place: 1, net: 1, gross: 2, scores: 2, published: [2] },
      { number: 1, place: 2, net: 0.5, gross: 1.5, scores: 2, published: [1] },
      { number: 3, place: 3, net: -1, gross: 0, scores: 1, published: [3] },
    ]);
  });

  it('GLANCE-3 holes with equal averages share a position', () => {
    const places = holesByPlay([hole(1, 5), hole(2, 5), hole(3, 4)]).map(({ place }) => place);
    expect(places).toEqual([1, 1, 3]);
  });

  it('GLANCE-3 a hole shows its stroke indexes on all tees', () => {
    expect(holesByPlay([hole(7, 4, 11), hole(7, 4, null), hole(7, 4, 9)])[0]?.published).toEqual([9, 11, null]);
  });

  it('GLANCE-3 the averages of the holes include every score once', () => {
    const holes = fc.array(fc.tuple(fc.integer({ min: 1, max: 18 }), fc.integer({ min: 1, max: 9 })));
    fc.assert(
      fc.property(holes, (all) => {
        const byPlay = holesByPlay(all.map(([number, net]) => hole(number, net)));
        expect(byPlay.reduce((sum, { scores }) => sum + scores, 0)).toBe(all.length);
        const over = byPlay.reduce((sum, { net, scores }) => sum + net * scores, 0);
        expect(over).toBeCloseTo(all.reduce((sum, [, net]) => sum + net - 4, 0));
        expect(byPlay.map(({ net }) => net)).toEqual(byPlay.map(({ net }) => net).toSorted((a, b) => b - a));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holesByPlay } from './holes-by-play';

const hole = (number: number, gross: number, strokeIndex: number | null = number) => ({
  number,
  par: 4,
  strokeIndex,
  gross,
  net: gross - 1,
});

describe('holesByPlay', () => {
  it('GLANCE-3 within each nine, the hole with the highest average gross score to par comes first, with its net score', () => {
    const played = [hole(1, 4), hole(1, 5), hole(2, 6), hole(2, 4), hole(12, 5), { ...hole(3, 3), net: null }];
    expect(holesByPlay(played)).toEqual([
      { number: 2, nine: 'Out', place: 1, gross: 1, net: 0, scores: 2, published: [2] },
      { number: 1, nine: 'Out', place: 2, gross: 0.5, net: -0.5, scores: 2, published: [1] },
      { number: 3, nine: 'Out', place: 3, gross: -1, net: null, scores: 1, published: [3] },
      { number: 12, nine: 'In', place: 1, gross: 1, net: 0, scores: 1, published: [12] },
    ]);
  });

  it('GLANCE-3 if a course’s stroke indexes are right, the order by play equals theirs', () => {
    // Ten players with handicap 9 receive a stroke on each of the nine harder holes, which have index 1 to 9.
    const played = Array.from({ length: 18 }, (_, at) => at + 1).flatMap((number) => {
      const strokeIndex = number <= 9 ? 2 * number - 1 : 2 * (number - 9);
      const over = 1 - strokeIndex / 20;
      return [{ number, par: 4, strokeIndex, gross: 4 + over, net: 4 + over - (strokeIndex <= 9 ? 1 : 0) }];
    });
    const byPlay = holesByPlay(played);
    expect(byPlay.map(({ number }) => number)).toEqual(Array.from({ length: 18 }, (_, at) => at + 1));
    expect(byPlay.map(({ place }) => place)).toEqual([...Array(18).keys()].map((at) => (at % 9) + 1));
  });

  it('GLANCE-3 holes with equal averages share a position', () => {
    const places = holesByPlay([hole(1, 5), hole(2, 5), hole(3, 4)]).map(({ place }) => place);
    expect(places).toEqual([1, 1, 3]);
  });

  it('GLANCE-3 a hole shows its stroke indexes on all tees', () => {
    expect(holesByPlay([hole(7, 4, 11), hole(7, 4, null), hole(7, 4, 9)])[0]?.published).toEqual([9, 11, null]);
  });

  it('GLANCE-3 each score counts once in the averages of the holes', () => {
    const holes = fc.array(fc.tuple(fc.integer({ min: 1, max: 18 }), fc.integer({ min: 1, max: 9 })));
    fc.assert(
      fc.property(holes, (all) => {
        const byPlay = holesByPlay(all.map(([number, gross]) => hole(number, gross)));
        expect(byPlay.reduce((sum, { scores }) => sum + scores, 0)).toBe(all.length);
        const over = byPlay.reduce((sum, { gross, scores }) => sum + gross * scores, 0);
        expect(over).toBeCloseTo(all.reduce((sum, [, gross]) => sum + gross - 4, 0));
        const out = byPlay.filter(({ nine }) => nine === 'Out').map(({ gross }) => gross);
        expect(out).toEqual(out.toSorted((a, b) => b - a));
      }),
    );
  });
});

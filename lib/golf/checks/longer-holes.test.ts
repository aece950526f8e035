import { describe, expect, it } from 'vitest';
import { longerHoles } from './longer-holes';

const tee = (name: string, ...yards: number[]) => ({
  name,
  holes: yards.map((distance, index) => [index + 1, 4, distance, index + 1] as const),
});

describe('holes that are longer than from the longer tee', () => {
  it('are reported with both distances', () => {
    expect(longerHoles([tee('White', 400, 429), tee('Yellow', 380, 437)])).toEqual([
      { tee: 1, hole: 2, yards: 437, behind: 'White', behindYards: 429 },
    ]);
  });

  it('are found if a tee is rated twice, by comparison with the longer tee', () => {
    expect(longerHoles([tee('White', 400), tee('Red', 410), tee('Red', 410)]).map(({ tee }) => tee)).toEqual([1, 2]);
  });

  it('do not include equal lengths and holes without a distance', () => {
    expect(longerHoles([tee('White', 400, 0), tee('Red', 400, 350)])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { longerHoles } from './longer-holes';

const tee = (name: string, ...yards: number[]) => ({
  name,
  holes: yards.map((distance, index) => [index + 1, 4, distance, index + 1] as const),
});

describe('holes longer than from the tee behind', () => {
  it('names the hole and both distances', () => {
    expect(longerHoles([tee('White', 400, 429), tee('Yellow', 380, 437)])).toEqual([
      { tee: 1, hole: 2, yards: 437, behind: 'White', behindYards: 429 },
    ]);
  });

  it('skips a tee that is rated twice and compares with the tee behind it', () => {
    expect(longerHoles([tee('White', 400), tee('Red', 410), tee('Red', 410)]).map(({ tee }) => tee)).toEqual([1, 2]);
  });

  it('ignores equal lengths and holes without a distance', () => {
    expect(longerHoles([tee('White', 400, 0), tee('Red', 400, 350)])).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { handicapSpread } from './handicap-spread';

describe('handicapSpread', () => {
  it('HCP-4 the handicap chart counts each known handicap in exactly one band', () => {
    const spread = handicapSpread([-4, -0.1, 0, 9.9, 10, 19.9, 20, 29.9, 30, 39.9, 40, 54, null]);
    expect(spread?.bands.map(({ count }) => count)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(spread).toMatchObject({ known: 12, missing: 1, lowest: -4, highest: 54 });
  });

  it('HCP-4 a handicap with two decimals is rounded to one before its band is chosen', () => {
    const spread = handicapSpread([9.95, 19.95, -0.04]);
    expect(spread?.bands.map(({ count }) => count)).toEqual([0, 1, 1, 1, 0, 0]);
    expect(spread).toMatchObject({ lowest: 0, median: 10, highest: 20 });
  });

  it.each([
    [[12.3], 12.3],
    [[10, 20], 15],
    [[10.1, 10.2], 10.2],
    [[-1.2, -1.1], -1.1],
    [[28, 1, 14], 14],
  ])('HCP-4 the median of the handicaps %j is %d', (handicaps, median) => {
    expect(handicapSpread(handicaps)?.median).toBe(median);
  });

  it('HCP-4 without known handicaps there is no chart', () => {
    expect(handicapSpread([null, undefined])).toBeNull();
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sum } from '@/lib/golf/scoring/sums';
import { bestOf } from './best-of';
import { playSkins } from './skins';

const round = fc.integer({ min: 1, max: 4 }).chain((players) =>
  fc.array(fc.array(fc.option(fc.integer({ min: 2, max: 7 })), { minLength: players, maxLength: players }), {
    minLength: 1,
    maxLength: 18,
  }),
);

it('every hole has one skin, which one player wins or nobody claims', () => {
  fc.assert(
    fc.property(round, fc.boolean(), (holes, carryOver) => {
      const { skins, unclaimed, holes: played } = playSkins(holes, carryOver);
      expect(sum(skins) + unclaimed).toBe(holes.length);
      for (const [index, { winner }] of played.entries()) {
        const [best, ...others] = (holes[index] ?? []).flatMap((score) => score ?? []).toSorted((a, b) => a - b);
        expect(winner === null).toBe(best === undefined || best === others[0]);
        if (winner !== null) expect(holes[index]?.[winner]).toBe(best);
      }
    }),
  );
});

it('the skin of a tied hole is carried over or lost', () => {
  const holes = [
    [4, 4, null],
    [null, null, null],
    [5, 4, 4.5],
    [3, 3, 3],
  ];
  expect(playSkins(holes, true)).toMatchObject({ skins: [0, 3, 0], unclaimed: 1 });
  expect(playSkins(holes, false)).toMatchObject({ skins: [0, 1, 0], unclaimed: 3 });
  expect(playSkins(holes, true).holes[2]).toEqual({ winner: 1, atStake: 3 });
  expect(playSkins([], true)).toEqual({ skins: [], holes: [], unclaimed: 0 });
});

it('when two players of a side have equal scores, the score of the first player counts', () => {
  expect(bestOf([null, 4, 4], 1, 'lowest')).toEqual({ score: 4, counting: [1] });
  expect(bestOf([5, null, 4], 1, 'lowest')).toEqual({ score: 4, counting: [2] });
  expect(bestOf([null, null], 1, 'lowest')).toEqual({ score: null, counting: [] });
});

it('only the best n scores of a side count', () => {
  expect(bestOf([5, null, 4, 4], 2, 'lowest')).toEqual({ score: 8, counting: [2, 3] });
  expect(bestOf([5, null, null], 2, 'lowest').score).toBeNull();
  expect(bestOf([2, null, null], 2, 'highest')).toEqual({ score: 2, counting: [0] });
  expect(() => bestOf([4], 0, 'lowest')).toThrow(RangeError);
});

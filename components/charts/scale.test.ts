import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisSteps, isLabelled } from './scale';

describe('axisSteps', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [17, [0, 5, 10, 15, 20]],
    [59, [0, 20, 40, 60]],
    [505, [0, 200, 400, 600]],
    [20_417, [0, 10_000, 20_000, 30_000]],
  ])('DASH-2 for a highest value of %i, the chart axis has the steps %j', (highest, steps) => {
    expect(axisSteps(highest)).toEqual(steps);
  });

  it('DASH-2 a chart axis has at most five marks, starts at zero, includes the highest value, and uses steps of 1, 2 or 5 times a power of ten', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (highest) => {
        const steps = axisSteps(highest);
        const [zero, step = 0] = steps;
        expect(zero).toBe(0);
        expect(steps.at(-1)).toBeGreaterThanOrEqual(highest);
        expect(steps.at(-2)).toBeLessThan(Math.max(1, highest));
        expect(steps.length).toBeLessThanOrEqual(5);
        expect(String(step)).toMatch(/^[125]0*$/);
        expect(steps).toEqual(steps.map((_, index) => index * step));
      }),
    );
  });
});

it('DASH-2 a time axis has at most six evenly spaced labels, one of them at the last point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), (count) => {
      const places = Array.from({ length: count }, (_, index) => index).filter((index) => isLabelled(index, count));
      expect(places.length).toBeLessThanOrEqual(6);
      expect(places.at(-1)).toBe(count - 1);
      expect(new Set(places.slice(1).map((place, index) => place - (places[index] ?? 0))).size).toBeLessThanOrEqual(1);
    }),
  );
});

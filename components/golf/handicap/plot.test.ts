import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handicapPlot, stepPath } from './plot';

const step = (day: string, handicap: number) => ({ at: `${day}T12:00:00.000Z`, handicap });
const levelsOf = (...handicaps: number[]) =>
  handicapPlot(handicaps.map((handicap, index) => step(`2026-0${index + 1}-01`, handicap))).levels.map(
    ({ handicap }) => handicap,
  );

describe('handicapPlot', () => {
  it('the handicap chart places later dates further right and higher handicaps further up', () => {
    const { points } = handicapPlot([step('2026-01-01', 12), step('2026-07-02', 10), step('2026-12-31', 11)]);
    expect(points[0]).toEqual({ x: 0.02, y: 0 });
    expect(points[1]?.x).toBeCloseTo(0.5, 2);
    expect(points[1]?.y).toBe(1);
    expect(points[2]).toEqual({ x: 0.98, y: 0.5 });
  });

  it('the line of the handicap chart goes back to the left when a date is earlier than the previous one', () => {
    const { points } = handicapPlot([step('2026-01-01', 12), step('2026-12-31', 10), step('2026-07-02', 11)]);
    expect(points.map(({ x }) => Number(x.toFixed(2)))).toEqual([0.02, 0.98, 0.5]);
  });

  it.each([
    ['a single handicap', [22.7], [22.8, 22.6]],
    ['the same handicap twice', [22.8, 22.8], [23, 22.8]],
    ['changes of tenths', [22.5, 22.8, 22.7], [22.8, 22.6, 22.4]],
    ['a year of improvement', [24.3, 22.1, 19.6], [26, 24, 22, 20, 18]],
    ['a plus handicap', [1.4, -0.6], [1.5, 1, 0.5, 0, -0.5, -1]],
    ['a large improvement', [54, 36.2, 28], [60, 50, 40, 30, 20]],
  ])('for the handicaps %s (%j), the chart has grid lines at %j', (_, handicaps, levels) => {
    expect(levelsOf(...handicaps)).toEqual(levels);
  });

  it('the handicap chart draws two to six grid lines, and every handicap is between the lowest and the highest line', () => {
    const tenths = fc
      .oneof(fc.integer({ min: -100, max: 600 }), fc.integer({ min: -10_000, max: 10_000 }))
      .map((value) => value / 10);
    fc.assert(
      fc.property(fc.array(tenths, { minLength: 1, maxLength: 9 }), (handicaps) => {
        const { levels, points } = handicapPlot(
          handicaps.map((handicap, index) => step(`2026-0${index + 1}-01`, handicap)),
        );
        expect(levels.length).toBeGreaterThanOrEqual(2);
        expect(levels.length).toBeLessThanOrEqual(6);
        for (const { x, y } of points) {
          expect(x >= 0 && x <= 1).toBe(true);
          expect(y >= 0 && y <= 1).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['six weeks', '2026-05-20', '2026-07-03', ['2026-06', '2026-07']],
    ['a year', '2025-11-10', '2026-10-31', ['2026-01', '2026-03', '2026-05', '2026-07', '2026-09']],
    ['ten years', '2016-03-01', '2026-03-01', ['2018', '2020', '2022', '2024', '2026']],
    ['some days', '2026-05-03', '2026-05-20', []],
  ])('the time axis of a handicap chart over %s (%s to %s) has the labels %j', (_, from, to, labels) => {
    const { dates } = handicapPlot([step(from, 10), step(to, 11)]);
    expect(dates.map(({ label }) => label)).toEqual(labels);
    expect(dates.map(({ x }) => x)).toEqual(dates.map(({ x }) => x).toSorted((a, b) => a - b));
  });
});

describe('stepPath', () => {
  it('between two handicaps, and from the last one to the edge, the line of the chart is level', () => {
    const points = [
      { x: 0.02, y: 0 },
      { x: 0.5, y: 1 },
      { x: 0.98, y: 0.25 },
    ];
    expect(stepPath(points)).toBe('M2 0H50V100H98V25H100');
  });

  it('the handicap chart draws a level line for a single handicap, and no line without handicaps', () => {
    expect(stepPath([{ x: 0.02, y: 0.5 }])).toBe('M2 50H100');
    expect(stepPath([])).toBe('');
  });
});

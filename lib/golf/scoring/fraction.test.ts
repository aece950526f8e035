import { describe, expect, it } from 'vitest';
import { compare, decimal, fraction, round, roundToTenth, subtract } from './fraction';

describe('fractions', () => {
  it.each([
    [-1.5, -1],
    [1.5, 2],
    [0.5, 1],
    [-0.5, 0],
    [14.5, 15],
    [2.5, 3],
    [-2.4, -2],
    [-2.6, -3],
  ])('the decimal %d is rounded to %d', (value, rounded) => {
    expect(round(decimal(value))).toBe(rounded);
  });

  it('calculations with fractions are exact where floating point numbers are not', () => {
    expect(subtract(decimal(0.3), decimal(0.1))).toEqual(decimal(0.2));
    expect(roundToTenth(decimal(1.005))).toBe(1);
    expect(roundToTenth(decimal(10.55))).toBe(10.6);
    expect(compare(fraction(1, 3), decimal(0.333333))).toBeGreaterThan(0);
  });

  it.each([
    [14.500000000000009, 15],
    [14.833333333333334, 15],
    [-0.50004, 0],
    [0.1 + 0.2, 0],
    [1e-7, 0],
    [999.99999999, 1000],
  ])('the fraction of %d is exact to four decimals and rounds to %d', (value, rounded) => {
    expect(round(decimal(value))).toBe(rounded);
  });

  it.each([
    [1, 0],
    [0.5, 1],
    [2 ** 53, 1],
  ])('%d/%d is not accepted as a fraction', (numerator, denominator) => {
    expect(() => fraction(numerator, denominator)).toThrow(RangeError);
  });

  it('NaN is refused as a decimal', () => {
    expect(() => decimal(Number.NaN)).toThrow(RangeError);
  });
});

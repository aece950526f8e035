/** An exact number in lowest terms. In floating point, a half may be slightly too small to be rounded up. */
export type Fraction = { readonly numerator: number; readonly denominator: number };

export function fraction(numerator: number, denominator = 1): Fraction {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator === 0) {
    throw new RangeError(`Not a fraction of two safe integers: ${numerator}/${denominator}`);
  }
  const divisor = greatestCommonDivisor(Math.abs(numerator), Math.abs(denominator)) * Math.sign(denominator);
  return { numerator: numerator / divisor + 0, denominator: denominator / divisor };
}

const TEN_THOUSANDTHS = 10_000;

/** Keeps four decimals; further digits are rounding errors. */
export function decimal(value: number): Fraction {
  // Faster for tenths: handicaps and ratings have one decimal.
  const tenths = Math.round(value * 10);
  if (tenths / 10 === value) return fraction(tenths, 10);
  return fraction(Math.round(value * TEN_THOUSANDTHS), TEN_THOUSANDTHS);
}

export function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);
}

export function subtract(a: Fraction, b: Fraction): Fraction {
  return add(a, fraction(-b.numerator, b.denominator));
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return fraction(a.numerator * b.numerator, a.denominator * b.denominator);
}

export function compare(a: Fraction, b: Fraction): number {
  return subtract(a, b).numerator;
}

/** Rounds halves up (towards plus infinity): −1.5 becomes −1. */
export function round({ numerator, denominator }: Fraction): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator)) + 0;
}

export function roundToTenth(value: Fraction): number {
  return round(multiply(value, fraction(10))) / 10;
}

export function toNumber({ numerator, denominator }: Fraction): number {
  return numerator / denominator;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

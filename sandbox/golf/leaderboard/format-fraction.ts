import type { Fraction } from '@/lib/golf/scoring/fraction';

const GLYPHS = new Map([
  ['1/2', '½'],
  ['1/3', '⅓'],
  ['2/3', '⅔'],
  ['1/6', '⅙'],
  ['5/6', '⅚'],
]);

/** As golfers write it: `27`, `28⅓`, `−½`, `70 5/18`. */
export function formatFraction({ numerator, denominator }: Fraction): string {
  const whole = Math.floor(Math.abs(numerator) / denominator);
  const rest = Math.abs(numerator) % denominator;
  const sign = numerator < 0 ? '−' : '';
  if (rest === 0) return `${sign}${whole}`;
  const part = `${rest}/${denominator}`;
  const glyph = GLYPHS.get(part);
  if (whole === 0) return `${sign}${glyph ?? part}`;
  return `${sign}${whole}${glyph ?? ` ${part}`}`;
}

import { isDay } from '@/lib/format/is-day';
import { isMoment } from '@/lib/format/is-moment';

/** A value as URLs contain it, empty for blank text; or a fault such as `is not a number`. */
export type Parsed = { value: string; fault?: never } | { fault: string; value?: never };

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i;
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;
const MINUS_SIGNS = /[\u2010-\u2014\u2212\uFE63\uFF0D]/g;
const MOST = 1_000_000;

/**
 * Accepts `.5`, `1e1`, `1,5` and any minus sign. In a count, `1,500` is 1500. For handicaps, `+2` is a plus handicap,
 * which the API stores as -2.
 */
export function parseNumber(text: string, { isHandicap = false } = {}): Parsed {
  const plain = text.normalize('NFKC').trim().replace(MINUS_SIGNS, '-');
  if (plain === '') return { value: '' };
  const decimal = !isHandicap && GROUPED.test(plain) ? plain.replaceAll(',', '') : plain.replace(',', '.');
  if (!NUMBER.test(decimal)) return { fault: 'is not a number' };
  const number = Number(decimal) * (isHandicap && decimal.startsWith('+') ? -1 : 1);
  if (Math.abs(number) > MOST) return { fault: 'is not between -1,000,000 and 1,000,000' };
  // Adding 0 turns -0 into 0. With six decimals, a number never has an exponent, which the API does not accept.
  return { value: String(Number(number.toFixed(6)) + 0) };
}

export function parseDay(text: string, { acceptsMoment = false } = {}): Parsed {
  const value = text.trim();
  if (value === '' || isDay(value)) return { value };
  if (acceptsMoment && isMoment(value) && isDay(value.slice(0, 10))) return { value };
  return { fault: 'is not a day between 1910 and 2899' };
}

const MOST_CHARACTERS = 4_000;
/** Characters that the API accepts in codes and uids. */
const VALUES = /^[^/\\%\uFFFD\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u;

/** Accepts codes or uids, separated by commas. */
export function parseAnyOf(text: string): Parsed {
  const parts = text.split(',').map((part) => part.trim());
  const value = [...new Set(parts.filter(Boolean))].join(',');
  if (value.length > MOST_CHARACTERS) return { fault: 'is too long' };
  return VALUES.test(value) ? { value } : { fault: 'is not a valid value' };
}

export function parseWord(text: string, word: string): Parsed {
  const value = text.trim();
  return value === '' || value === word ? { value } : { fault: 'is not a valid value' };
}

import { isMoment } from '@/lib/format/is-moment';
import { endsOf, type FilterKeys, type FilterValues, keysOf, labelOfKey, NEVER } from './filters';
import { type Parsed, parseAnyOf, parseDay, parseNumber, parseWord } from './parse-value';

type FilterFault = {
  /** The form shows the message at the field of this parameter. */
  key: string;
  /** The message beside the field: `“abc” is not a number.` */
  message: string;
  /** Names the field too: `Handicap from “abc” is not a number` */
  words: string;
};

type Read = { values: FilterValues; fault: FilterFault | null };

/** Reads a filter's parameters in a form or URL. A filter with a fault has no values. */
export function readFilter(filter: FilterKeys, textOf: (key: string) => string): Read {
  const values: Record<string, string> = {};
  for (const key of keysOf(filter)) {
    const text = textOf(key);
    const { value, fault } = parse(filter, key, text);
    if (fault !== undefined) return failed(filter, { key, text, fault });
    if (value !== '') values[key] = value;
  }
  return reversed(filter, values, textOf) ?? { values, fault: null };
}

function parse(filter: FilterKeys, key: string, text: string): Parsed {
  if (filter.kind === 'any-of') return parseAnyOf(text);
  if (filter.kind === 'numbers') return parseNumber(text, { isHandicap: filter.isHandicap === true });
  if (key === filter.never) return parseWord(text, NEVER);
  return parseDay(text, { acceptsMoment: key !== filter.from });
}

/** @param fault such as `is not a number` */
export function failed(filter: FilterKeys, { key, text, fault }: { key: string; text: string; fault: string }): Read {
  const said = `${quoted(text)} ${fault}`;
  return { values: {}, fault: { key, message: `${said}.`, words: `${labelOfKey(filter, key)} ${said}` } };
}

function reversed(filter: FilterKeys, values: FilterValues, textOf: (key: string) => string): Read | null {
  if (filter.kind === 'any-of') return null;
  const [lowKey, key] = endsOf(filter);
  const [low, high] = [values[lowKey], values[key]];
  if (low === undefined || high === undefined) return null;
  const isReversed = filter.kind === 'numbers' ? Number(high) < Number(low) : endsBefore(low, high);
  if (!isReversed) return null;
  const fault = reversedFault(filter);
  const range = `from ${quoted(textOf(lowKey))} to ${quoted(textOf(key))}`;
  return {
    values: {},
    fault: { key, message: `${fault}.`, words: `${filter.label} ${range}: ${fault.toLowerCase()}` },
  };
}

function reversedFault(filter: Exclude<FilterKeys, { kind: 'any-of' }>): string {
  if (filter.kind === 'dates') return 'The second day is before the first';
  return filter.isHandicap ? 'The second handicap is lower than the first' : 'The highest value is below the lowest';
}

/** A day begins in the first time zones 14 hours before it does in UTC. */
const FIRST_ZONE_MS = 14 * 60 * 60 * 1_000;

function endsBefore(day: string, end: string): boolean {
  return isMoment(end) ? Date.parse(end) < Date.parse(day) - FIRST_ZONE_MS : end < day;
}

const MOST_SHOWN = 40;

/** Quotes a text without control characters, cut at 40 characters. */
export function quoted(text: string): string {
  const shown = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
  return `“${shown.length > MOST_SHOWN ? `${shown.slice(0, MOST_SHOWN).replace(/\p{Cs}$/u, '')}…` : shown}”`;
}

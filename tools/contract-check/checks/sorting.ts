/**
 * Checks the order of values. Nulls must all be at one end. Numbers and times must be in order. Texts may follow any
 * common collation, even one that ignores accents and case. Enum values such as ACTIVE may have any order that keeps
 * equal values together.
 * @returns the positions of two neighbours in the wrong order, or null
 */
export function outOfOrder(values: readonly (number | string | null)[], descending: boolean): [number, number] | null {
  const first = values.findIndex((value) => value !== null);
  if (first === -1) return null;
  const last = values.findLastIndex((value) => value !== null);
  const gap = values.findIndex((value, index) => value === null && index > first && index < last);
  if (gap !== -1) return [gap - 1, gap];
  if (first > 0 && last < values.length - 1) return [first - 1, first];
  const known = values.slice(first, last + 1) as (number | string)[];
  const fault = areWords(known) ? comesAgain(known) : wrongWayRound(known, descending ? -1 : 1);
  return fault === -1 ? null : [first + fault - 1, first + fault];
}

type Compare = (a: string, b: string) => number;

const byUnits: Compare = (a, b) => Number(a > b) - Number(a < b);
const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC').toLowerCase().replace(/[’‘]/g, "'");
const textOrders: readonly Compare[] = [
  byUnits,
  (a, b) => byUnits(folded(a), folded(b)),
  new Intl.Collator('en', { sensitivity: 'base' }).compare,
  new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true }).compare,
];

/** The position of the first value in the wrong order; -1 if there is none. */
function wrongWayRound(known: readonly (number | string)[], sign: 1 | -1): number {
  const faultBy = <Value>(values: readonly Value[], compare: (a: Value, b: Value) => number) =>
    values.findIndex((value, index) => index > 0 && sign * compare(values[index - 1] as Value, value) > 0);
  if (known.every((value) => typeof value === 'number')) return faultBy(known, (a, b) => a - b);
  const texts = known.map(String);
  if (texts.every(isMoment)) return faultBy(texts.map(Date.parse), (a, b) => a - b);
  const faults = textOrders.map((compare) => faultBy(texts, compare));
  return faults.includes(-1) ? -1 : Math.max(...faults);
}

function comesAgain(words: readonly string[]): number {
  return words.findIndex((word, index) => words[index - 1] !== word && words.slice(0, index).includes(word));
}

function areWords(known: readonly (number | string)[]): known is readonly string[] {
  return known.every((value) => typeof value === 'string' && /^[A-Z][A-Z0-9_]*$/.test(value));
}

const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text));

import { NONE } from '@/lib/contract/none';
import { type Reads, readFrom } from '@/lib/contract/wire/unread';
import { formatDateTime } from '@/lib/format/date';
import { isMoment } from '@/lib/format/is-moment';
import type { Filter, FilterValues } from '@/lib/list/address/filters';

/** Filters in the API's terms: a day as the moment at which it begins or ends. */
export type ApiFilters = Readonly<Record<string, unknown>>;

/** Tests rows of the API by what it was asked; null where the field could not be read. A row without a value matches `none` only. */
export function rowTest<Item>(filter: Filter<Item>, asked: ApiFilters): (item: Item) => boolean | null {
  const textOf = (key: string) => (asked[key] === undefined ? undefined : String(asked[key]));
  if (filter.kind === 'any-of') return testOf(filter.of, isOneOf(textOf(filter.key)));
  if (filter.kind === 'numbers') {
    return testOf(filter.of, isBetween(numberOf(textOf(filter.min)), numberOf(textOf(filter.max))));
  }
  const [from, to] = [textOf(filter.from), textOf(filter.to)];
  const matches = isBetween(from === undefined ? from : Date.parse(from), to === undefined ? to : Date.parse(to) - 1);
  return testOf(filter.of, (moment) => matches(moment == null ? undefined : Date.parse(moment)));
}

function testOf<Item, Value>(of: Reads<Item, Value>, matches: (value: Value) => boolean) {
  return (item: Item): boolean | null => {
    const read = readFrom(item, of);
    return read.ok ? matches(read.value) : null;
  };
}

/** Tests a CSV's field for this filter; its dates are local to the export's time zone. */
export function csvTest<Item>(
  filter: Filter<Item>,
  values: FilterValues,
  timeZone: string,
): (field: string) => boolean {
  if (filter.kind === 'any-of') {
    const matches = isOneOf(values[filter.key]);
    // An apostrophe keeps a spreadsheet from running the text behind it.
    return (field) => matches(field) || matches(field.replace(/^'/, ''));
  }
  if (filter.kind === 'numbers') {
    const matches = isBetween(numberOf(values[filter.min]), numberOf(values[filter.max]));
    return (field) => matches(field === '' ? undefined : Number(field));
  }
  const to = values[filter.to];
  const matches = isBetween(values[filter.from], to === undefined || isMoment(to) ? undefined : to);
  // The field has no seconds: a row of the last minute may be one of those before the moment.
  const isInTime = isBetween(undefined, to !== undefined && isMoment(to) ? formatDateTime(to, timeZone) : undefined);
  return (field) =>
    matches(field === '' ? undefined : field.slice(0, 'yyyy-MM-dd'.length)) && isInTime(field || undefined);
}

function isOneOf(wanted: string | undefined): (value: string | null | undefined) => boolean {
  const any = new Set(wanted?.split(','));
  return (value) => any.has(value || NONE);
}

/** Both ends inclusive. */
function isBetween<Value extends number | string>(min: Value | undefined, max: Value | undefined) {
  return (value: Value | null | undefined): boolean =>
    value != null && (min === undefined || value >= min) && (max === undefined || value <= max);
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}

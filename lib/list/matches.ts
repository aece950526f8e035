import { NONE } from '@/lib/contract/none';
import { formatDateTime } from '@/lib/format/date';
import { dayStart, nextDayStart } from '@/lib/format/day-start';
import { isMoment } from '@/lib/format/is-moment';
import type { Filter, FilterValues } from './filters';

/** Tests rows of the API. A row without a value matches `none` only. */
export function rowTest<Item>(filter: Filter<Item>, values: FilterValues, timeZone: string): (item: Item) => boolean {
  if (filter.kind === 'any-of') {
    const matches = isOneOf(values[filter.key]);
    return (item) => matches(filter.of(item));
  }
  if (filter.kind === 'numbers') {
    const matches = isBetween(numberOf(values[filter.min]), numberOf(values[filter.max]));
    return (item) => matches(filter.of(item));
  }
  const { [filter.from]: from, [filter.to]: to } = values;
  const begin = from === undefined ? undefined : Date.parse(dayStart(from, timeZone));
  const end = to === undefined ? undefined : Date.parse(isMoment(to) ? to : nextDayStart(to, timeZone)) - 1;
  const matches = isBetween(begin, end);
  return (item) => {
    const moment = filter.of(item);
    return matches(moment == null ? undefined : Date.parse(moment));
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

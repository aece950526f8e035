import { isMoment } from '@/lib/format/is-moment';
import { type FilterValues, keysOf } from '@/lib/list/url/filters';
import { readFilter } from '@/lib/list/url/read-filter';
import type { FilterField, RangeField } from './filter-fields';

type Form = { field: RangeField; filters: FilterValues; timeZone: string };

/** A form submits only days. If the filter already has an exact time on that day, it keeps the time. */
export function readRange(data: FormData, { field, filters, timeZone }: Form) {
  return readFilter(field, (key) => {
    const text = String(data.get(key) ?? '');
    const before = filters[key] ?? '';
    return isMoment(before) && text === fieldValue(before, timeZone) ? before : text;
  });
}

export function fieldValue(value: string | undefined, timeZone: string): string | undefined {
  return value && isMoment(value) ? dayIn(timeZone, new Date(value)) : value;
}

/** Returns `yyyy-MM-dd` without loading lib/format's time zone library. */
export function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
}

/** Turns typed text into the API's spelling: “In progress” becomes `IN_PROGRESS`. */
export function typedWords(text: string): string {
  const words = text.split(',').map((word) => word.trim());
  return words.map((word) => (/\p{Ll}/u.test(word) ? word.toUpperCase().replace(/[\s-]+/g, '_') : word)).join(',');
}

type Change = { fields: readonly FilterField[]; field: FilterField; values: FilterValues };

/** Replaces the values of one filter. Without a country, the filter by region is removed too. */
export function changeFilter(filters: FilterValues, { fields, field, values }: Change): FilterValues {
  const removed = field.kind === 'any-of' ? filters[field.key]?.split(',') : undefined;
  const kept = field.kind === 'any-of' ? values[field.key]?.split(',') : undefined;
  const isNarrowed = removed?.some((value) => !kept?.includes(value)) ?? false;
  const dependent = fields.filter((one) => isNarrowed && one.kind === 'any-of' && one.needs === field.label);
  const gone = [field, ...dependent].flatMap(keysOf);
  return { ...Object.fromEntries(Object.entries(filters).filter(([key]) => !gone.includes(key))), ...values };
}

import { isMoment } from '@/lib/format/is-moment';
import { otherKey } from '@/lib/list/address/choices';
import type { FilterValues } from '@/lib/list/address/filters';
import { type FilterField, fieldKeys } from './filter-fields';

type Form = { fields: readonly FilterField[]; filters: FilterValues; timeZone: string };

/** A form submits days only. If the filter already has an exact time on the submitted day, it keeps this time. */
export function readFilterForm(data: FormData, { fields, filters, timeZone }: Form): FilterValues {
  const values: Record<string, string> = { ...filters };
  for (const key of fields.flatMap(fieldKeys)) {
    delete values[key];
    const chosen = [...data.getAll(key).map(String), typedWord(data, key)].filter(Boolean);
    const value = [...new Set(chosen)].join(',');
    const before = filters[key] ?? '';
    if (value) values[key] = isMoment(before) && value === fieldValue(before, timeZone) ? before : value;
  }
  return values;
}

export function fieldValue(value: string | undefined, timeZone: string): string | undefined {
  return value && isMoment(value) ? dayIn(timeZone, new Date(value)) : value;
}

/** Returns `yyyy-MM-dd` without loading the time zone library of lib/format. */
export function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
}

/** Turns a typed value into the API's spelling: “In progress” becomes `IN_PROGRESS`. */
function typedWord(data: FormData, key: string): string {
  const text = String(data.get(otherKey(key)) ?? '').trim();
  return /\p{Ll}/u.test(text) ? text.toUpperCase().replace(/[\s-]+/g, '_') : text;
}

import { isMoment } from '@/lib/format/is-moment';
import { otherKey } from '@/lib/list/address/choices';
import { type FilterValues, keysOf } from '@/lib/list/address/filters';
import { type FilterFault, readFilter } from '@/lib/list/address/read-filter';
import type { FilterField } from './filter-fields';

type Form = { fields: readonly FilterField[]; filters: FilterValues; timeZone: string };

type Read = { filters: FilterValues; faults: readonly FilterFault[] };

/** A form submits days only. If the filter already has an exact time on the submitted day, it keeps this time. */
export function readFilterForm(data: FormData, { fields, filters, timeZone }: Form): Read {
  const textOf = (key: string) => {
    const text = [...data.getAll(key).map(String), ...typedWords(data, key)].filter(Boolean).join(',');
    const before = filters[key] ?? '';
    return isMoment(before) && text === fieldValue(before, timeZone) ? before : text;
  };
  const read = fields.map((field) => readFilter(field, textOf));
  const keys = fields.flatMap(keysOf);
  const others = Object.entries(filters).filter(([key]) => !keys.includes(key));
  return {
    filters: Object.assign(Object.fromEntries(others), ...read.map(({ values }) => values)),
    faults: read.flatMap(({ fault }) => fault ?? []),
  };
}

export function fieldValue(value: string | undefined, timeZone: string): string | undefined {
  return value && isMoment(value) ? dayIn(timeZone, new Date(value)) : value;
}

/** Returns `yyyy-MM-dd` without loading the time zone library of lib/format. */
export function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
}

/** Turns typed values into the API's spelling: “In progress” becomes `IN_PROGRESS`. */
function typedWords(data: FormData, key: string): string[] {
  const texts = String(data.get(otherKey(key)) ?? '').split(',');
  return texts.map((text) => {
    const word = text.trim();
    return /\p{Ll}/u.test(word) ? word.toUpperCase().replace(/[\s-]+/g, '_') : word;
  });
}

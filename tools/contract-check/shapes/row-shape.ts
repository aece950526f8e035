import { isFields } from '@/lib/contract/fields';
import type { Shape } from './shape';

const DATE = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

const NUMBER = /^-?(0|[1-9]\d{0,14})(\.\d{1,15})?$/;

/** The shape that all values share; `any` if their shapes differ. */
export function shapeOfValues(values: readonly unknown[]): Shape {
  const present = values.filter((value) => value !== null && value !== undefined);
  if (present.length === 0) return { kind: 'any' };
  if (present.every((value) => Array.isArray(value))) {
    return { kind: 'list', element: shapeOfValues(present.flat()) };
  }
  if (present.every(isFields)) {
    const names = [...new Set(present.flatMap((value) => Object.keys(value)))];
    const fields = names.map((name) => [name, shapeOfValues(present.map((value) => value[name]))]);
    return { kind: 'object', fields: Object.fromEntries(fields) };
  }
  if (present.every((value) => typeof value === 'number')) return { kind: 'number' };
  if (present.every((value) => typeof value === 'boolean')) return { kind: 'boolean' };
  if (present.every((value) => typeof value === 'string')) {
    if (present.every((value) => NUMBER.test(value))) return { kind: 'number', asText: true };
    return { kind: present.every((value) => DATE.test(value)) ? 'date' : 'text' };
  }
  return { kind: 'any' };
}

import type * as z from 'zod';
import { errorMap } from '@/lib/contract/error-map';
import { isFields } from '@/lib/contract/fields';
import type { Fault, ReadItem } from '@/lib/contract/read-item';

/** An item that does not fit is read again without the assumed fields that are wrong. */
export function readItem<Item>(schema: z.ZodType<Item>, assumed: readonly string[], value: unknown): ReadItem<Item> {
  const first = schema.safeParse(value, { error: errorMap });
  if (first.success) return { ok: true, item: first.data, faults: [] };
  const faults = faultsOf(first.error);
  const broken = { ok: false, uid: uidIn(value), faults } as const;
  if (!isFields(value)) return broken;
  const wrong = new Set(first.error.issues.map(({ path: [field] }) => String(field)));
  const rest = Object.entries(value).filter(([field]) => !(wrong.has(field) && assumed.includes(field)));
  const second = schema.safeParse(Object.fromEntries(rest), { error: errorMap });
  return second.success ? { ok: true, item: second.data, faults } : broken;
}

function faultsOf({ issues }: z.ZodError): Fault[] {
  return issues.map(({ path, message }) => ({ field: fieldAt(path), message }));
}

function fieldAt(path: readonly PropertyKey[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`))
    .join('');
}

function uidIn(value: unknown): string | null {
  return isFields(value) && typeof value.uid === 'string' && value.uid !== '' ? value.uid : null;
}

export const faultText = ({ field, message }: Fault, at = ''): string => {
  const place = [at, field].filter(Boolean).join('.');
  return place ? `${place}: ${message}` : message;
};

import * as z from 'zod';
import { readEnvelope, readPaging, withTotal } from '@/lib/api/http/envelope';
import { MAX_PAGE_SIZE } from '@/lib/contract/common';
import { errorMap } from '@/lib/contract/error-map';
import { type Fields, isFields } from '@/lib/contract/fields';
import type { PageInfo } from '@/lib/contract/page';
import type { Fault, ReadItem } from '@/lib/contract/read-item';
import { ContractBroken } from '@/lib/contract/result';
import { logBrokenAnswer, logMismatch } from './http/contract-mismatch';

type Reader<Item> = { endpoint: string; item: z.ZodType<Item>; mayBeMissing: readonly string[] };

type Answer = { body: unknown; headers: Headers };

export type ItemPage<Item> = { rows: readonly ReadItem<Item>[]; paging: PageInfo };

const MOST_ROWS = 10 * MAX_PAGE_SIZE;

export function readPage<Item>(
  reader: Reader<Item>,
  { body, headers }: Answer,
  wanted: { pageNumber: number; pageSize: number },
): ItemPage<Item> {
  const { items, rest, note } = rowsIn(reader.endpoint, body);
  const { paging, notes } = readPaging(rest, headers, wanted);
  logMismatch(reader.endpoint, note === null ? notes : [note, ...notes]);
  const rows = items.map((value) => readRow(reader, value));
  return { rows, paging: withTotal(paging, rows.length) };
}

export function readRows<Item>(reader: Reader<Item>, body: unknown): { rows: readonly ReadItem<Item>[]; rest: Fields } {
  const { items, rest } = rowsIn(reader.endpoint, body);
  return { rows: items.map((value) => readRow(reader, value)), rest };
}

export function readRecord<Item>(reader: Reader<Item>, body: unknown): { item: Item; faults: readonly Fault[] } {
  const tooMuch = shapeFault(body);
  if (tooMuch) throw broken(reader.endpoint, [tooMuch]);
  const read = readItem(reader.item, reader.mayBeMissing, body);
  const faults = read.faults.map((fault) => faultText(fault));
  if (!read.ok) throw broken(reader.endpoint, faults);
  logMismatch(reader.endpoint, faults);
  return read;
}

function readRow<Item>({ endpoint, item, mayBeMissing }: Reader<Item>, value: unknown): ReadItem<Item> {
  const read = readItem(item, mayBeMissing, value);
  const uid = read.ok ? (value as { uid?: unknown }).uid : read.uid;
  const faults = read.faults.map((fault) => faultText(fault, 'items[]'));
  logMismatch(endpoint, faults, typeof uid === 'string' ? uid : null);
  return read;
}

function rowsIn(endpoint: string, body: unknown) {
  const tooMuch = shapeFault(body);
  if (tooMuch) throw broken(endpoint, [tooMuch]);
  const found = readEnvelope(body);
  if (!found) throw broken(endpoint, [missingRows(body)]);
  const { length } = found.items;
  if (length > MOST_ROWS) throw broken(endpoint, [`items: ${length} rows, more than ${MOST_ROWS}`]);
  return found;
}

function missingRows(body: unknown): string {
  const [issue] = z.object({ items: z.array(z.unknown()) }).safeParse(body, { error: errorMap }).error?.issues ?? [];
  return issue ? faultText({ field: issue.path.join('.'), message: issue.message }) : 'items: Required';
}

function broken(endpoint: string, faults: readonly string[]): ContractBroken {
  logBrokenAnswer(endpoint, faults);
  return new ContractBroken(faults);
}

/** Parses an item. If that fails, parses it again without those `mayBeMissing` fields that are wrong. */
export function readItem<Item>(
  schema: z.ZodType<Item>,
  mayBeMissing: readonly string[],
  value: unknown,
): ReadItem<Item> {
  const first = schema.safeParse(value, { error: errorMap });
  if (first.success) return { ok: true, item: first.data, faults: [] };
  const faults = faultsOf(first.error);
  const broken = { ok: false, uid: uidIn(value), faults } as const;
  if (!isFields(value)) return broken;
  const wrong = new Set(first.error.issues.map(({ path: [field] }) => String(field)));
  const rest = Object.entries(value).filter(([field]) => !(wrong.has(field) && mayBeMissing.includes(field)));
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

const DEEPEST = 16;
const MOST_ITEMS = 5_000;
const MOST_IN_ALL = 50_000;
const MOST_FIELDS = 1_000;

/** Says why a response is too large to compare with the contract; null for other responses. */
export function shapeFault(answer: unknown): string | null {
  let all = 0;
  let level: unknown[] = [answer];
  for (let depth = 0; level.length > 0 && depth < DEEPEST; depth++) {
    const held: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const values = Object.values(value);
      if (Array.isArray(value)) {
        if (values.length > MOST_ITEMS) return `The response has a list of ${values.length}, more than ${MOST_ITEMS}`;
        all += values.length;
        if (all > MOST_IN_ALL) return `The response has lists of more than ${MOST_IN_ALL} items in all`;
      } else if (values.length > MOST_FIELDS) {
        return `The response has an object of ${values.length} fields, more than ${MOST_FIELDS}`;
      }
      for (const one of values) held.push(one);
    }
    level = held;
  }
  return null;
}

import * as z from 'zod';
import { MAX_PAGE_SIZE } from '@/lib/contract/common';
import { errorMap } from '@/lib/contract/error-map';
import type { Fields } from '@/lib/contract/fields';
import type { PageInfo } from '@/lib/contract/page';
import type { Fault, ReadItem } from '@/lib/contract/read-item';
import { ContractBroken } from '@/lib/contract/result';
import { logBrokenAnswer, logMismatch } from './contract-mismatch';
import { shapeFault } from './http/answer-shape';
import { readEnvelope, readPaging, withTotal } from './http/envelope';
import { faultText, readItem } from './read-item';

type Reader<Item> = { endpoint: string; item: z.ZodType<Item>; assumed: readonly string[] };

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
  const read = readItem(reader.item, reader.assumed, body);
  const faults = read.faults.map((fault) => faultText(fault));
  if (!read.ok) throw broken(reader.endpoint, faults);
  logMismatch(reader.endpoint, faults);
  return read;
}

function readRow<Item>({ endpoint, item, assumed }: Reader<Item>, value: unknown): ReadItem<Item> {
  const read = readItem(item, assumed, value);
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

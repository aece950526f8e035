import 'server-only';
import * as z from 'zod';
import { logBrokenAnswer, logMismatch } from '@/lib/api/contract-mismatch';
import { MAX_PAGE_SIZE, type pageOf } from '@/lib/contract/common';
import type { Page, Row } from '@/lib/contract/page';
import { ContractBroken } from '@/lib/contract/result';
import { faultWords } from '@/lib/contract/wire/field-fault';
import { fromWire } from '@/lib/contract/wire/from';
import { readLeniently } from '@/lib/contract/wire/lenient';
import type { Read } from '@/lib/contract/wire/read';
import { shapeFault } from './answer-shape';
import { readEnvelope, readPaging, withTotal } from './envelope';

// Answers are read against the contract here and nowhere else, so that every fault reaches the log.

type ItemsSchema<Item extends z.ZodType> = z.ZodObject<{ items: z.ZodArray<Item> }>;

type PageSchema<Item extends z.ZodType> = ReturnType<typeof pageOf<Item>>;

const Items = z.object({ items: z.array(z.unknown()) });

/** Ten times the largest page that a request can ask for. */
const MOST_ROWS = 10 * MAX_PAGE_SIZE;

/** @throws ContractBroken with the path of every fault */
export function readRecord<Schema extends z.ZodType>(endpoint: string, schema: Schema, body: unknown): Read<Schema> {
  refuseTooMuch(endpoint, body);
  return read(endpoint, schema, body, false);
}

function read<Schema extends z.ZodType>(endpoint: string, schema: Schema, body: unknown, mayBeBare: boolean) {
  const read = readLeniently(schema, fromWire(schema, body), mayBeBare);
  if (read.ok && read.faults.length === 0) return read.value;
  const faults = read.faults.map((fault) => faultWords(fault));
  if (!read.ok) throw broken(endpoint, faults);
  logMismatch(endpoint, faults, uidOf(read.value));
  return read.value;
}

/**
 * Reads the rows of an answer one by one, so that a broken one does not take the others with it.
 * @throws ContractBroken when there are no rows, or anything beside them does not fit
 */
export function readItems<Item extends z.ZodType>(endpoint: string, schema: ItemsSchema<Item>, body: unknown) {
  refuseTooMuch(endpoint, body);
  const { items, rest } = readEnvelope(body) ?? noRows(endpoint, body);
  const envelope = read(endpoint, schema.omit({ items: true }), rest, true);
  return { ...envelope, endpoint, rows: readRows(endpoint, schema.shape.items.element, items, 'items') };
}

type Asked = { pageNumber: number; pageSize: number };

/** A page of at most 1,000 rows, in any envelope that can be read. @throws ContractBroken when it holds no rows */
export function readPage<Item extends z.ZodType>(
  endpoint: string,
  schema: PageSchema<Item>,
  { body, headers }: { body: unknown; headers: Headers },
  asked: Asked,
): Page<Read<Item>> {
  const { items, rest, note } = readEnvelope(body) ?? noRows(endpoint, body);
  if (items.length > MOST_ROWS) throw broken(endpoint, [`items: ${items.length} rows, more than ${MOST_ROWS}`]);
  refuseTooMuch(endpoint, body);
  const { paging, notes } = readPaging(rest, headers, asked);
  logMismatch(
    endpoint,
    [note, ...notes].filter((fault) => fault !== null),
  );
  const rows = readRows(endpoint, schema.shape.items.element, items, 'items');
  return { endpoint, rows, paging: withTotal(paging, rows.length) };
}

function refuseTooMuch(endpoint: string, body: unknown): void {
  const fault = shapeFault(body);
  if (fault) throw broken(endpoint, [fault]);
}

function noRows(endpoint: string, body: unknown): never {
  readRecord(endpoint, Items, body);
  throw broken(endpoint, ['items: Required']);
}

/** Reads values one by one; `at` is their place in the answer. */
export function readRows<Item extends z.ZodType>(
  endpoint: string,
  item: Item,
  values: readonly unknown[],
  at: string,
): readonly Row<Read<Item>>[] {
  return values.map((value, index) => readRow(endpoint, item, value, `${at}[${index}]`));
}

function readRow<Item extends z.ZodType>(endpoint: string, item: Item, value: unknown, at: string): Row<Read<Item>> {
  const named = fromWire(item, value);
  const read = readLeniently(item, named);
  if (read.ok && read.faults.length === 0) return { ok: true, item: read.value };
  const faults = read.faults.map((fault) => faultWords(fault, at));
  const uid = uidOf(named);
  logMismatch(endpoint, faults, uid);
  return read.ok ? { ok: true, item: read.value } : { ok: false, uid, faults };
}

const Uid = z.object({ uid: z.string().min(1) });

const uidOf = (value: unknown): string | null => Uid.safeParse(value).data?.uid ?? null;

/** The failure of an answer, kept as a difference too. */
export function broken(endpoint: string, faults: readonly string[]): ContractBroken {
  logBrokenAnswer(endpoint, faults);
  return new ContractBroken(faults);
}

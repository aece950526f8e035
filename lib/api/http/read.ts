import 'server-only';
import { z } from 'zod';
import { recordDifference } from '@/lib/api/differences/differences';
import { MAX_PAGE_SIZE, type pageOf } from '@/lib/contract/common';
import { errorMap } from '@/lib/contract/error-map';
import { fromWire, wirePath } from '@/lib/contract/from';
import type { Page, PageInfo, Row } from '@/lib/contract/page';
import { ContractBroken } from '@/lib/contract/result';
import { readEnvelope, readPaging } from './envelope';

// Answers are read against the contract here and nowhere else, so that every fault reaches API differences.

type ItemsSchema<Item extends z.ZodType> = z.ZodObject<{ items: z.ZodArray<Item> }>;

type PageSchema<Item extends z.ZodType> = ReturnType<typeof pageOf<Item>>;

const Items = z.object({ items: z.array(z.unknown()) });

/** Ten times the largest page that a request can ask for. */
const MOST_ROWS = 10 * MAX_PAGE_SIZE;

/** @throws ContractBroken with the path of every fault */
export function readRecord<Schema extends z.ZodType>(endpoint: string, schema: Schema, body: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(fromWire(schema, body), { error: errorMap });
  if (parsed.success) return parsed.data;
  throw broken(
    endpoint,
    parsed.error.issues.map((issue) => fault(schema, issue, '')),
  );
}

/**
 * Reads the rows of an answer one by one, so that a broken one does not take the others with it.
 * @throws ContractBroken when there are no rows, or anything beside them does not fit
 */
export function readItems<Item extends z.ZodType>(endpoint: string, schema: ItemsSchema<Item>, body: unknown) {
  const { items, rest } = readEnvelope(body) ?? noRows(endpoint, body);
  const envelope = readRecord(endpoint, schema.omit({ items: true }), rest);
  return { ...envelope, endpoint, rows: readRows(endpoint, schema.shape.items.element, items, 'items') };
}

type Asked = { pageNumber: number; pageSize: number };

/** A page of at most 1,000 rows, in any envelope that can be read. @throws ContractBroken when it holds no rows */
export function readPage<Item extends z.ZodType>(
  endpoint: string,
  schema: PageSchema<Item>,
  { body, headers }: { body: unknown; headers: Headers },
  asked: Asked,
): Page<z.infer<Item>> {
  const { items, rest, note } = readEnvelope(body) ?? noRows(endpoint, body);
  if (items.length > MOST_ROWS) throw broken(endpoint, [`items: ${items.length} rows, more than ${MOST_ROWS}`]);
  const { paging, notes } = readPaging(rest, headers, asked);
  recordDifference(
    endpoint,
    [note, ...notes].filter((fault) => fault !== null),
  );
  const rows = readRows(endpoint, schema.shape.items.element, items, 'items');
  return { endpoint, rows, paging: withTotal(paging, rows.length) };
}

/** A page that is not full ends its list; one with more rows than asked for is all of it. */
function withTotal(paging: PageInfo, rows: number): PageInfo {
  const { pageNumber, pageSize, total } = paging;
  if (total !== null) return paging;
  if (rows > pageSize) return { pageNumber: 1, pageSize: rows, total: rows };
  if (rows === pageSize || (rows === 0 && pageNumber > 1)) return paging;
  return { ...paging, total: (pageNumber - 1) * pageSize + rows };
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
): readonly Row<z.infer<Item>>[] {
  return values.map((value, index) => readRow(endpoint, item, value, `${at}[${index}]`));
}

function readRow<Item extends z.ZodType>(endpoint: string, item: Item, value: unknown, at: string): Row<z.infer<Item>> {
  const named = fromWire(item, value);
  const parsed = item.safeParse(named, { error: errorMap });
  if (parsed.success) return { ok: true, item: parsed.data };
  const uid = z.object({ uid: z.string().min(1) }).safeParse(named).data?.uid ?? null;
  const faults = parsed.error.issues.map((issue) => fault(item, issue, at));
  recordDifference(endpoint, faults, uid);
  return { ok: false, uid, faults };
}

function broken(endpoint: string, faults: readonly string[]): ContractBroken {
  recordDifference(endpoint, faults);
  return new ContractBroken(faults);
}

/** `items[3].tee.holes[7].strokeIndex: Expected number, received null`, under the API's names. */
function fault(schema: z.ZodType, { path, message }: z.core.$ZodIssue, at: string): string {
  const place = wirePath(schema, path).reduce<string>(
    (before, key) =>
      typeof key === 'number' ? `${before}[${key}]` : before ? `${before}.${String(key)}` : String(key),
    at,
  );
  return place ? `${place}: ${message}` : message;
}

import { z } from 'zod';
import { MAX_PAGE_SIZE, Paging } from './common';
import { errorMap } from './error-map';
import { ContractBroken } from './result';

/** One row of a list as it came: sound, or broken with what is known of it and where it broke. */
export type Row<T> = { ok: true; item: T } | { ok: false; uid: string | null; faults: readonly string[] };

export type Page<T> = { rows: readonly Row<T>[]; paging: Paging };

const Items = z.object({ items: z.array(z.unknown()) });
const PageEnvelope = z.object({ paging: Paging });

/** A page ten times as long as the longest that is asked for is none, and too long to be drawn. */
const MOST_ROWS = 10 * MAX_PAGE_SIZE;

/**
 * Reads a paged answer row by row: one broken row does not take the others with it.
 * @throws ContractBroken when the envelope itself does not fit
 */
export function readPage<Item extends z.ZodType>(item: Item, answer: unknown): Page<z.infer<Item>> {
  const { items } = readAnswer(Items, answer);
  if (items.length > MOST_ROWS) throw new ContractBroken([`items: ${items.length} rows, more than ${MOST_ROWS}`]);
  return readItems(PageEnvelope, item, answer);
}

/**
 * The same for any answer with `items`: what stands beside them is read by the envelope.
 * @throws ContractBroken when the envelope itself does not fit
 */
export function readItems<Shape extends z.ZodRawShape, Item extends z.ZodType>(
  envelope: z.ZodObject<Shape>,
  item: Item,
  answer: unknown,
): z.infer<z.ZodObject<Shape>> & { rows: readonly Row<z.infer<Item>>[] } {
  const { items } = readAnswer(Items, answer);
  return { ...readAnswer(envelope, answer), rows: readRows(item, items, 'items') };
}

/** Reads values one by one; `at` is their place in the answer. */
export function readRows<Item extends z.ZodType>(
  item: Item,
  raws: readonly unknown[],
  at: string,
): readonly Row<z.infer<Item>>[] {
  return raws.map((raw, index) => readRow(item, raw, `${at}[${index}]`));
}

/** @throws ContractBroken naming the path of every fault */
export function readAnswer<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(answer, { error: errorMap });
  if (parsed.success) return parsed.data;
  throw new ContractBroken(parsed.error.issues.map((issue) => fault(issue, '')));
}

function readRow<Item extends z.ZodType>(item: Item, raw: unknown, at: string): Row<z.infer<Item>> {
  const parsed = item.safeParse(raw, { error: errorMap });
  if (parsed.success) return { ok: true, item: parsed.data };
  const uid = z.object({ uid: z.string().min(1) }).safeParse(raw).data?.uid ?? null;
  return { ok: false, uid, faults: parsed.error.issues.map((issue) => fault(issue, at)) };
}

/** `items[3].tee.holes[7].strokeIndex: Expected number, received null` */
function fault({ path, message }: z.core.$ZodIssue, at: string): string {
  const place = path.reduce<string>(
    (before, key) =>
      typeof key === 'number' ? `${before}[${key}]` : before ? `${before}.${String(key)}` : String(key),
    at,
  );
  return place ? `${place}: ${message}` : message;
}

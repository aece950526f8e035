import * as z from 'zod';
import { isFields } from './fields';

export const Ref = z.object({ uid: z.string().min(1), name: z.string() });
export type Ref = z.infer<typeof Ref>;

export const Person = z.object({ uid: z.string().min(1), firstName: z.string(), lastName: z.string() });
export type Person = z.infer<typeof Person>;

/** ISO 8601 with an offset: `2026-10-17T14:32:05.000Z`. */
export const Timestamp = z.iso.datetime({ offset: true });

/** Statuses, roles, formats and types may have any value. Unknown values are shown, not rejected. */
export const OpenEnum = z.string().min(1);

export const coerceNumber = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value: z.input<Schema>) => (isNumberText(value) ? Number(value) : value), schema);

const isNumberText = (value: unknown): boolean => typeof value === 'string' && /^-?\d{1,15}(\.\d{1,15})?$/.test(value);

export const Count = coerceNumber(z.number().int().min(0));

export const Flag = z.preprocess(
  (value: boolean) => ((value as unknown) === 'true' ? true : (value as unknown) === 'false' ? false : value),
  z.boolean(),
);

/** Also accepts milliseconds since 1970, a space instead of `T`, `+0100`, and `Sat, 17 Oct 2026 14:32:05 GMT`. */
export const coerceDate = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value: z.input<Schema>) => isoOf(value), schema);

const NEARLY_ISO = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:Z|([+-]\d\d)(?::?(\d\d))?)$/;
const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;
/** True for milliseconds since 1970 in the years 1973 to 2286. Smaller numbers may be seconds. */
const isMilliseconds = (value: unknown) => typeof value === 'number' && value >= 1e11 && value < 1e13;

function isoOf(value: unknown): unknown {
  if (isMilliseconds(value)) return new Date(value as number).toISOString();
  if (typeof value !== 'string') return value;
  const [, day, clock, hours, minutes = '00'] = NEARLY_ISO.exec(value) ?? [];
  const iso = day ? `${day}T${clock}${hours ? `${hours}:${minutes}` : 'Z'}` : HTTP_DATE.test(value) ? value : null;
  if (iso === null || (day && iso === value)) return value;
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? value : date.toISOString();
}

/** Also accepts records with `id` instead of `uid`. */
export const acceptId = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value: z.input<Schema>) => withUid(value), schema);

function withUid(value: unknown): unknown {
  if (!isFields(value) || value.uid !== undefined) return value;
  const { id } = value;
  return typeof id === 'string' || typeof id === 'number' ? { ...value, uid: String(id) } : value;
}

/** A handicap, rating or score. The limits are far beyond golf; they prevent loops up to a huge number. */
export const Figure = z.number().min(-1_000).max(1_000);

const FIRST_PAGE = 1;
export const DEFAULT_PAGE_SIZE = 10;
export const MAX_PAGE_SIZE = 100;

/** Comma-separated values of one filter. A row matches if it has any of them. Values have the syntax of uids. */
export const AnyOf = z
  .string()
  .max(4000, { abort: true })
  .regex(/^[^,/\\%\uFFFD\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+(,[^,/\\%\uFFFD\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+)*$/u);

/** A minimum or maximum of a number filter, inclusive. Text must contain digits, because `Number('')` is 0. */
export const NumberEnd = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d{1,9}(\.\d{1,9})?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(-1_000_000).max(1_000_000));

/** The ends of a date range: `…From` is inclusive, `…To` exclusive. */
export const MomentEnd = Timestamp.refine((moment) => {
  const year = new Date(moment).getUTCFullYear();
  return year >= 1900 && year < 3000;
}, 'must be between 1900 and 2999');

/** A list's query. A minus before a sort key means descending. The API responds 400 to an unknown sort key. */
export function listQuery<const Key extends string, Filters extends z.ZodRawShape = Record<never, never>>(
  sortKeys: readonly Key[],
  filters = {} as Filters,
) {
  return z.strictObject({ ...filters, ...listFields(sortKeys) });
}

function listFields<const Key extends string>(sortKeys: readonly Key[]) {
  const sorts = sortKeys.flatMap((key): [Key, `-${Key}`] => [key, `-${key}`]);
  return {
    // Words, or a uid: in full, shortened as on screens (`fd33…9a41`), or its first eight or more digits.
    search: z
      .string()
      .trim()
      .max(200)
      .refine((text) => !text.includes('\0'), 'must not contain a NUL character')
      .optional(),
    pageNumber: z.coerce.number<number | string>().int().min(FIRST_PAGE).max(2_147_483_647).default(FIRST_PAGE),
    pageSize: z.coerce.number<number | string>().int().min(1).max(MAX_PAGE_SIZE).default(DEFAULT_PAGE_SIZE),
    sortedBy: z.enum(sorts).optional(),
  };
}

export const Paging = z.object({
  pageNumber: z.number().int().min(1),
  pageSize: z.number().int().min(1),
  total: z.number().int().min(0),
});
export type Paging = z.infer<typeof Paging>;

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), paging: Paging });
}

export const ErrorBody = z.object({ error: z.object({ code: z.string(), message: z.string() }) });
export type ErrorBody = z.infer<typeof ErrorBody>;

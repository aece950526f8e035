import type * as z from 'zod';
import { fieldOfRange, fieldOfTime, filterValue, type Range, type Row } from './fields';

/** A filter's value, the uid of a row that matches (`of`), and whether a row matches (`fits`). */
export type Filter = { value: string; of: string; fits: (row: Row) => boolean };

/** A filter with a value from the rows; null if no row has one. */
export function filterFor(rows: readonly Row[], key: string, schema: z.ZodType | undefined): Filter | null {
  const acceptsWords = schema?.safeParse('none').success === true;
  if (!acceptsWords && schema?.safeParse(NEVER).success) return neverFilter(rows, key);
  const range = acceptsWords ? null : fieldOfRange(key);
  return range ? rangeFilter(rows, range) : wordFilter(rows, key);
}

const NEVER = 'never';

/** A filter that matches rows without a time. */
function neverFilter(rows: readonly Row[], key: string): Filter | null {
  const field = fieldOfTime(key);
  const fits = (row: Row) => (row[field] ?? null) === null;
  const of = rows.find(fits);
  return of ? { value: NEVER, of: of.uid, fits } : null;
}

/** A range filter that starts or ends at the median of the rows. */
function rangeFilter(rows: readonly Row[], { field, end, orMissing }: Range): Filter | null {
  const known = rows.filter((row) => sizeOf(row[field]) !== null);
  known.sort((a, b) => Number(sizeOf(a[field])) - Number(sizeOf(b[field])));
  const middle = known[Math.floor(known.length / 2)];
  if (!middle) return null;
  const limit = Number(sizeOf(middle[field]));
  // A time range does not include its end, so only rows before the median match.
  const exclusive = end === 'to' && typeof middle[field] === 'string';
  const fits = (row: Row) => {
    const size = sizeOf(row[field]);
    if (size === null) return orMissing;
    return end === 'from' ? size >= limit : exclusive ? size < limit : size <= limit;
  };
  const of = exclusive ? known.find(fits) : middle;
  return of ? { value: String(middle[field]), of: of.uid, fits } : null;
}

/** A filter by the enum value or uid that occurs least in the rows. */
function wordFilter(rows: readonly Row[], key: string): Filter | null {
  const counts = new Map<string, { count: number; of: string }>();
  for (const row of rows) {
    const value = filterValue(row, key);
    if (value !== null && !value.includes(',')) {
      counts.set(value, { count: (counts.get(value)?.count ?? 0) + 1, of: row.uid });
    }
  }
  const [rarest] = [...counts].sort(([, a], [, b]) => a.count - b.count);
  return rarest ? { value: rarest[0], of: rarest[1].of, fits: (row) => filterValue(row, key) === rarest[0] } : null;
}

function sizeOf(value: unknown): number | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? Date.parse(value) : null;
}

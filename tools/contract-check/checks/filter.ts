import type { Endpoint } from '../endpoints';
import { fieldOfRange, filterValue, type Row } from './fields';

/** A value to filter by, a row that has to be among those found, and which rows may be. */
export type Filter = { value: string; of: string; fits: (row: Row) => boolean };

/** A value of the rows that tells most; null where they show none for this key. */
export function filterFor(
  rows: readonly Row[],
  key: string,
  schema: Endpoint['query'][string] | undefined,
): Filter | null {
  const range = schema?.safeParse('none').success ? null : fieldOfRange(key);
  return range ? rangeFilter(rows, range) : wordFilter(rows, key);
}

/** The middle of the numbers or moments there are. */
function rangeFilter(rows: readonly Row[], { field, end }: { field: string; end: 'from' | 'to' }): Filter | null {
  const known = rows
    .flatMap((row) => {
      const size = sizeOf(row[field]);
      return size === null ? [] : [{ row, size }];
    })
    .sort((a, b) => a.size - b.size);
  const middle = known[Math.floor(known.length / 2)];
  if (!middle) return null;
  // A moment as the end of a range is not in it: the row to be found is the one before.
  const exclusive = end === 'to' && typeof middle.row[field] === 'string';
  const isInside = (size: number) =>
    end === 'from' ? size >= middle.size : exclusive ? size < middle.size : size <= middle.size;
  const of = exclusive ? known.find(({ size }) => isInside(size)) : middle;
  if (!of) return null;
  return {
    value: String(middle.row[field]),
    of: of.row.uid,
    fits: (row) => {
      const size = sizeOf(row[field]);
      return size !== null && isInside(size);
    },
  };
}

/** The word or uid that the fewest rows have. */
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

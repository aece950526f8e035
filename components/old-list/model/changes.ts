import { type ListModel, type ReadRow, readRows } from './list-model';

export type RowChanges = {
  fresh: readonly string[];
  gone: readonly ReadRow[];
  /** By row and column. */
  cells: ReadonlyMap<string, ReadonlyMap<number, string>>;
};

/**
 * Compares two readings of a page in the columns with these places. What could not be read either time has not changed,
 * and a row that could not be read this time is not gone.
 */
export function changesBetween(before: ListModel, after: ListModel, columns: readonly number[]): RowChanges {
  const earlier = new Map(readRows(before).map((row) => [row.uid, row]));
  const now = readRows(after);
  const present = new Set(after.rows.map(({ uid }) => uid));
  return {
    fresh: now.filter(({ uid }) => !earlier.has(uid)).map(({ uid }) => uid),
    gone: readRows(before).filter(({ uid }) => !present.has(uid)),
    cells: new Map(
      now.flatMap((row) => {
        const old = earlier.get(row.uid);
        if (!old) return [];
        const differs = (at: number) =>
          row.texts[at] !== old.texts[at] && !row.unread.includes(at) && !old.unread.includes(at);
        const cells = columns.filter(differs).map((at) => [at, old.texts[at] ?? '-'] as const);
        return cells.length === 0 ? [] : [[row.uid, new Map(cells)]];
      }),
    ),
  };
}

/** `2 rows new, 1 gone, 3 cells different`. */
export function changeWords({ fresh, gone, cells }: RowChanges): string {
  const different = [...cells.values()].reduce((sum, row) => sum + row.size, 0);
  const parts = [
    count(fresh.length, 'row new', 'rows new'),
    count(gone.length, fresh.length ? 'gone' : 'row gone', fresh.length ? 'gone' : 'rows gone'),
    count(different, 'cell different', 'cells different'),
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Nothing has changed' : parts.join(', ');
}

const count = (number: number, one: string, many: string) =>
  number === 0 ? null : `${number} ${number === 1 ? one : many}`;

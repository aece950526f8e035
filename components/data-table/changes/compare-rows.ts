/** A row as its list showed it. */
export type ShownRow = {
  uid: string;
  /** Its name and address, for when it is gone. */
  name: string;
  href: string | null;
  /** The text of each shown cell, by the header of its column. */
  cells: ReadonlyMap<string, string>;
};

export type CellChange = { uid: string; column: string; was: string };

export type RowChanges = { fresh: readonly string[]; gone: readonly ShownRow[]; cells: readonly CellChange[] };

/**
 * What differs between two showings of a page, in the columns that both show.
 * @param unread uids of rows that could not be read this time: they are not gone
 */
export function compareRows(
  before: readonly ShownRow[],
  after: readonly ShownRow[],
  unread: ReadonlySet<string>,
): RowChanges {
  const earlier = new Map(before.map((row) => [row.uid, row]));
  const now = new Set(after.map(({ uid }) => uid));
  return {
    fresh: after.filter(({ uid }) => !earlier.has(uid)).map(({ uid }) => uid),
    gone: before.filter(({ uid }) => !now.has(uid) && !unread.has(uid)),
    cells: after.flatMap((row) => {
      const old = earlier.get(row.uid)?.cells ?? new Map<string, string>();
      return [...row.cells].flatMap(([column, text]): CellChange[] => {
        const was = old.get(column);
        return was === undefined || was === text ? [] : [{ uid: row.uid, column, was }];
      });
    }),
  };
}

/** `2 rows new, 1 gone, 3 cells different`. */
export function changeWords({ fresh, gone, cells }: RowChanges): string {
  const parts = [
    count(fresh.length, 'row new', 'rows new'),
    count(gone.length, fresh.length ? 'gone' : 'row gone', fresh.length ? 'gone' : 'rows gone'),
    count(cells.length, 'cell different', 'cells different'),
  ].filter((part) => part !== null);
  return parts.length === 0 ? 'Nothing has changed' : parts.join(', ');
}

const count = (number: number, one: string, many: string) =>
  number === 0 ? null : `${number} ${number === 1 ? one : many}`;

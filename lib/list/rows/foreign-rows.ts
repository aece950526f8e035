import { type ForeignRows, type PageInfo, uidOfRow } from '@/lib/contract/page';
import { uidKey } from '@/lib/contract/uid';

type AnyRow<Item> = { ok: true; item: Item } | { ok: false; uid: string | null };

type AnyPage<Item> = { rows: readonly AnyRow<Item>[]; paging: PageInfo };

type Owner<Item> = {
  kind: string;
  uid: string;
  /** Returns the uid of the record to which a row belongs; null if missing, undefined if it could not be parsed. */
  uidOf: (item: Item) => string | null | undefined;
};

/** If one row shows that the API ignored the filter, drops all valid rows that do not name this record. */
export function withoutForeignRows<Item extends { uid: string }, Page extends AnyPage<Item>>(
  page: Page,
  { kind, uid, uidOf }: Owner<Item>,
): Page & { foreignRows?: ForeignRows } {
  const { rows, paging } = page;
  const owners = rows.map((row) => {
    if (!row.ok) return uidKey(uid);
    const owner = uidOf(row.item);
    return owner && uidKey(owner);
  });
  const unknown = owners.filter((owner) => owner === undefined).length;
  const unnamed = owners.filter((owner) => owner === null).length;
  const foreign = owners.filter((owner) => owner && owner !== uidKey(uid)).length;
  if (foreign + unnamed + unknown === 0) return page;
  const last = rows.at(-1);
  const counts = { of: kind, last: last ? uidOfRow(last) : null, total: paging.total };
  if (foreign + unnamed === 0) {
    return { ...page, foreignRows: { ...counts, foreign, unnamed, unchecked: unknown } };
  }
  return {
    ...page,
    rows: rows.filter((_, index) => owners[index] === uidKey(uid)),
    paging: { ...paging, total: null },
    foreignRows: { ...counts, foreign, unnamed: unnamed + unknown, unchecked: 0 },
  };
}

/** Returns “7 rows that do not belong to this group are left out”, and a text on rows that could not be checked. */
export function foreignRowsText({ of, foreign, unnamed, unchecked }: Omit<ForeignRows, 'last' | 'total'>): string[] {
  const left = foreign + unnamed;
  return [
    left === 1 && `1 row that does not belong to this ${of} is left out`,
    left > 1 && `${left} rows that do not belong to this ${of} are left out`,
    unchecked > 0 &&
      `${countOf(unchecked)} may belong to ${unchecked === 1 ? 'another' : 'other'} ${of}${unchecked === 1 ? '' : 's'}: the ${of} is unreadable`,
  ].filter((part) => part !== false);
}

export const countOf = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`;

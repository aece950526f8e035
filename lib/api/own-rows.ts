import { type Others, type Page, type Row, uidOfRow } from '@/lib/contract/page';
import { attempt } from '@/lib/contract/unread';
import { recordDifference } from './differences/differences';

type Owned<Key extends string> = { uid: string } & { [key in Key]?: { uid: string } | null | undefined };

export type OwnRows<Item> = { rows: readonly Row<Item>[]; others?: Others };

/**
 * The rows of the one group or event whose list was requested, by what each row names. An API that ignores the filter
 * sends others too: those are left out, and so are rows that name none. A row whose group could not be read stays,
 * unless others show that the filter was ignored.
 */
export function ownRows<Key extends string, Item extends Owned<Key>>(
  endpoint: string,
  { key, uid }: { key: Key; uid: string },
  rows: readonly Row<Item>[],
): OwnRows<Item> {
  const owners = rows.map((row) => (row.ok ? ownerOf(row.item, key) : uid));
  const count = (matches: (owner: string | null | undefined) => boolean) => owners.filter(matches).length;
  const foreign = count((owner) => typeof owner === 'string' && owner !== uid);
  const none = count((owner) => owner === null);
  const unread = count((owner) => owner === undefined);
  if (foreign + none + unread === 0) return { rows };
  const last = rows.at(-1);
  const others = { of: key, last: last ? uidOfRow(last) : null, total: null };
  if (foreign + none === 0) return { rows, others: { ...others, foreign, unnamed: 0, unchecked: unread } };
  recordDifference(endpoint, [`filter ${key}: not applied`]);
  return {
    rows: rows.filter((_, index) => owners[index] === uid),
    others: { ...others, foreign, unnamed: none + unread, unchecked: 0 },
  };
}

/** A page of `ownRows`. Where rows are left out, the total is everybody's. */
export function ownPage<Key extends string, Item extends Owned<Key>>(
  key: Key,
  uid: string,
  page: Page<Item>,
): Page<Item> {
  const { rows, others } = ownRows(page.endpoint, { key, uid }, page.rows);
  if (!others) return page;
  const { paging } = page;
  const isLeftOut = rows.length < page.rows.length;
  return {
    ...page,
    rows,
    paging: isLeftOut ? { ...paging, total: null } : paging,
    others: { ...others, total: paging.total },
  };
}

/** The uid that a row names; null where it names none, undefined where that could not be read. */
function ownerOf<Key extends string>(item: Owned<Key>, key: Key): string | null | undefined {
  const owner = attempt(() => item[key]?.uid ?? null);
  return owner.ok ? owner.value : undefined;
}

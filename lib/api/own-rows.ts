import { type Page, uidOfRow } from '@/lib/contract/page';
import { uidKey } from '@/lib/contract/uid';
import { faultOf } from '@/lib/contract/wire/unread';
import { logMismatch } from './contract-mismatch';

type Owned<Key extends string> = { uid: string } & { [key in Key]?: { uid: string } | null | undefined };

/**
 * The page of the one group or event whose list was requested, by what each row names. An API that ignores the filter
 * sends others too: those are left out, and so are rows that name none; the total is everybody's then. A row whose group
 * could not be read stays, unless others show that the filter was ignored.
 */
export function ownPage<Key extends string, Item extends Owned<Key>>(
  key: Key,
  uid: string,
  page: Page<Item>,
): Page<Item> {
  const { endpoint, rows, paging } = page;
  const own = uidKey(uid);
  const owners = rows.map((row) => (row.ok ? ownerOf(row.item, key) : own));
  const count = (matches: (owner: string | null | undefined) => boolean) => owners.filter(matches).length;
  const foreign = count((owner) => typeof owner === 'string' && owner !== own);
  const none = count((owner) => owner === null);
  const unread = count((owner) => owner === undefined);
  if (foreign + none + unread === 0) return page;
  const last = rows.at(-1);
  const foreignRows = { of: key, last: last ? uidOfRow(last) : null, total: paging.total };
  if (foreign + none === 0) return { ...page, foreignRows: { ...foreignRows, foreign, unnamed: 0, unchecked: unread } };
  logMismatch(endpoint, [`filter ${key}: not applied`]);
  return {
    ...page,
    rows: rows.filter((_, index) => owners[index] === own),
    paging: { ...paging, total: null },
    foreignRows: { ...foreignRows, foreign, unnamed: none + unread, unchecked: 0 },
  };
}

/** The uid that a row names; null where it names none, undefined where that could not be read. */
function ownerOf<Key extends string>(item: Owned<Key>, key: Key): string | null | undefined {
  const owner = item[key]?.uid;
  return owner === undefined ? (faultOf<object>(item, key as never) ? undefined : null) : uidKey(owner);
}

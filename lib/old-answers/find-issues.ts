import 'server-only';
import type { Page, Row } from '@/lib/contract/page';
import { type Result, toResult } from '@/lib/contract/result';
import { listHref } from '@/lib/list/address/list-state';
import type { IssuesFound } from '@/lib/list/rows/issues-found';
import type { OpenedList } from '@/lib/list/rows/opened-list';
import { mapConcurrently } from '@/lib/loaders/map-concurrently';

type Look<Item> = {
  /** A promise where the record has to be fetched: then only when staff ask for it. */
  wordsOf: (item: Item) => readonly string[] | Promise<readonly string[]>;
  /** Whether the row alone says it, so that every page is looked through. */
  isFree?: boolean;
};

/** Looks through the rows of a list's page for something to check; shows those only where the address says so. */
export async function findIssues<Item extends { uid: string }>(
  list: OpenedList<Item>,
  { wordsOf, isFree = false }: Look<Item>,
): Promise<{ list: OpenedList<Item>; looked: IssuesFound }> {
  const { answer, pathname, state } = list;
  const isOn = state.check !== undefined;
  const words = new Map<string, readonly string[]>();
  const toggleHref = listHref(pathname, state, { check: isOn ? undefined : 'page', pageNumber: state.pageNumber });
  const looked = { isOn, words, toggleHref, nextHref: null, counts: null };
  if (!answer.ok || !(isOn || isFree)) return { list, looked };
  const failures: string[] = [];
  const lookAt = async (row: Row<Item>) => {
    if (!row.ok) return;
    const { item } = row;
    const result = await toResult(Promise.resolve().then(() => wordsOf(item)));
    if (!result.ok) failures.push(result.failure.message);
    else if (result.value.length > 0) words.set(item.uid, result.value);
  };
  const { rows, paging } = answer.value;
  await mapConcurrently(rows, lookAt);
  const counts = {
    rows: rows.length,
    found: words.size,
    failed: failures.length,
    why: failures[0] ?? null,
    isWhole: paging.total === rows.length,
  };
  const nextHref = isOn ? nextOf(list, answer.value) : null;
  if (!isOn) return { list, looked: { ...looked, counts } };
  const shown = rows.filter((row) => !row.ok || words.has(row.item.uid));
  const narrowed: Result<Page<Item>> = { ok: true, value: { ...answer.value, rows: shown } };
  const noneShown = rows.length > 0 ? 'No row of this page is known to have something to check.' : undefined;
  return {
    list: { ...list, answer: narrowed, noneShown, lookedAt: rows.length },
    looked: { ...looked, counts, nextHref },
  };
}

function nextOf<Item>({ pathname, state }: OpenedList<Item>, { paging, rows }: Page<Item>): string | null {
  const { pageNumber, pageSize, total } = paging;
  const isLast = total === null ? rows.length < pageSize : pageNumber * pageSize >= total;
  return isLast ? null : listHref(pathname, state, { pageNumber: pageNumber + 1 });
}

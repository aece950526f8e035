import 'server-only';
import { requireSession } from '@/lib/auth/session/read-session';
import { toResult } from '@/lib/contract/result';
import { accountTag } from '@/lib/format/account-tag';
import { defaultLayout, parseLayout } from '@/lib/list/columns/column-layout';
import { pinnedZone, readParams, type SearchParams } from '@/lib/list/url/list-state';
import { readPreview } from '@/lib/list/url/preview-url';
import { isPrinted } from '@/lib/list/url/printed';
import { unknownParts } from '@/lib/list/views/unknown-parts';
import type { LoadedList } from '@/lib/resources/loaded';
import type { Fields, ListDefinition } from '@/lib/resources/resource';
import { env } from '@/lib/server/env';
import { readColumnsCookie, readTimeZone } from '@/lib/server/preferences';
import { itemsOf } from './check-page';
import { fetchListPage, fetchPrintedRows } from './fetch-list-page';
import { findRecord } from './find-record';
import { loadChoices, withWordsOf } from './load-choices';
import { type LoadPreview, loadPreview } from './load-preview';
import { readListQuery } from './read-list-query';

type Options = {
  uid?: string;
  preview?: LoadPreview;
};

/** Checks the session and loads the page, the names of selected records, and the preview in the URL. */
export async function loadList<Item extends { uid: string }>(
  list: ListDefinition<Item>,
  searchParams: Promise<SearchParams>,
  { uid = '', preview: previewRecord }: Options = {},
): Promise<LoadedList<Item>> {
  const { email } = await requireSession();
  const [params, ownTimeZone, cookie] = await Promise.all([
    searchParams.then(readParams),
    readTimeZone(),
    readColumnsCookie(list.columnCookie ?? list.name),
  ]);
  const timeZone = pinnedZone(params) ?? ownTimeZone;
  const { state, query } = readListQuery(list, params, timeZone);
  const isPrint = isPrinted(params);
  const previewed = readPreview(params);
  const [page, choices, preview] = await Promise.all([
    toResult(isPrint ? fetchPrintedRows(list, query, uid) : fetchListPage(list, query, { uid })),
    loadChoices(list, state.filters),
    previewed === null || !previewRecord ? null : loadPreview(previewRecord, previewed, state.zone),
  ]);
  // If the preview failed, the browser loads it again and shows an error if that fails too.
  const shown = preview?.ok ? preview.value : null;
  // Makes no further API call, because the preview's loader has looked up the same record.
  const found = shown && list.previewSource ? await toResult(findRecord(list.previewSource(), shown.uid)) : null;
  return {
    list,
    uid,
    pathname: list.pathname(uid),
    state,
    page,
    loadedAt: Date.now(),
    choices: page.ok ? withWordsOf(list, itemsOf(page.value), choices) : choices,
    layout: state.columns ?? (cookie ? parseLayout(cookie) : defaultLayout(columnsOf(list.fields))),
    timeZone,
    ownTimeZone: ownTimeZone === timeZone ? null : ownTimeZone,
    defaultTimeZone: env().TIME_ZONE,
    account: accountTag(email),
    isPrint,
    preview: shown,
    previewed: found?.ok ? found.value : null,
    unknownParts: state.view === undefined ? [] : unknownParts(params, state, list.filters),
  };
}

const columnsOf = <Item>(fields: Fields<Item>) => Object.entries(fields).map(([id, field]) => ({ ...field, id }));

import 'server-only';
import { requireSession } from '@/lib/auth/session/session';
import { declarationOf, type ItemOf, type ListEndpoint } from '@/lib/contract/endpoints';
import { isNotFound, isNothing, type Result, toResult } from '@/lib/contract/result';
import { known } from '@/lib/contract/wire/unread';
import { shortUid } from '@/lib/format/uid';
import { isFiltered } from '@/lib/list/address/filters';
import { isSearchable, type SearchParams } from '@/lib/list/address/list-state';
import type { OpenedList } from '@/lib/list/rows/opened-list';
import { screenOf } from '@/lib/navigation';
import type { DeclaredRecord } from '@/lib/old-records/declare-record';
import type { DrawnTab, OpenedRecord, RecordOfList, RecordPageOf } from '@/lib/old-records/opened-record';
import { readTimeZone } from '@/lib/server/preferences';
import { readUid } from '@/lib/server/requests/uid';
import type { AnyList, List } from './declare-list';
import { fetchTotal } from './list-total';
import { missing } from './missing';
import { nowOrLater } from './now-or-later';
import { openPage } from './open-page';

type Params = Promise<Readonly<Record<string, string>>>;
type Parts = Readonly<Record<string, unknown>>;

type Fetching<Found, Beside, Own> = {
  /** The tab that the address opens; left out: the first. */
  open?: string;
  /** What the screen shows beside the record, whether or not that can be read. */
  beside?: (uid: string, timeZone: string) => { [Key in keyof Beside]: Promise<Beside[Key]> };
  /** What needs the record itself. */
  own?: (item: Found, timeZone: string) => Promise<Own>;
};

/**
 * Opens the page of a record: checks the session, and fetches the record, the totals of its tabs and the parts of its
 * screen side by side.
 */
export async function openRecord<
  Item extends { uid: string },
  Found extends Item,
  Beside extends Parts = Record<never, never>,
  Own = null,
>(
  record: DeclaredRecord<Item, Found>,
  params: Params,
  fetching: Fetching<Found, Beside, Own> = {},
): Promise<RecordPageOf<OpenedRecord<Found, Beside, Own>>> {
  const screen = fetchRecord(record, params, fetching);
  return { kind: record.label, screen };
}

async function fetchRecord<Item extends { uid: string }, Found extends Item, Beside extends Parts, Own>(
  record: DeclaredRecord<Item, Found>,
  params: Params,
  { open = record.tabs[0]?.label, beside: fetchBeside, own: fetchOwn }: Fetching<Found, Beside, Own>,
): Promise<OpenedRecord<Found, Beside, Own>> {
  await requireSession();
  const uid = (await uidIn(params)) ?? missing();
  const timeZone = await readTimeZone();
  const parts = fetchBeside?.(uid, timeZone);
  const counts = record.tabs.map(async ({ isCounted, href, part }) => {
    const known = part && parts?.[part];
    if (known) return (await known) as DrawnTab['total'];
    return isCounted && (await toResult(fetchTotal(href(uid), timeZone)));
  });
  const asked = toResult(record.find(uid)).then((answer) => {
    if (isNothing(answer)) missing();
    return answer;
  });
  const [answer, beside, totals] = await Promise.all([asked, settled(parts), Promise.all(counts)]);
  const found = answer as Result<Found>;
  const item = found.ok ? found.value : null;
  const name = item ? (known(item, record.name) ?? shortUid(uid)) : unnamedRecord(record, uid);
  const tabs = tabsOf(record, uid, open, { item, totals });
  const own = record as unknown as DeclaredRecord<Found>;
  const opened = { record: own, uid, href: screenOf(own.kind, uid), timeZone, found, name, tabs, beside };
  if (item === null) return { ...opened, isFound: false, item, own: null };
  return { ...opened, isFound: true, item, own: (await fetchOwn?.(item, timeZone)) as Own };
}

async function settled<Beside>(parts: { [Key in keyof Beside]: Promise<Beside[Key]> } | undefined): Promise<Beside> {
  const entries = Object.entries(parts ?? {}).map(async ([key, part]) => [key, await part] as const);
  return Object.fromEntries(await Promise.all(entries)) as Beside;
}

type Totals<Found> = { item?: Found | null; totals?: readonly DrawnTab['total'][] };

/** The tabs that a record has, and the open one; all that it may have where it is not known. */
function tabsOf<Item, Found extends Item>(
  record: DeclaredRecord<Item, Found>,
  uid: string,
  open: string | undefined,
  { item, totals = [] }: Totals<Found> = {},
): DrawnTab[] {
  return record.tabs.flatMap(({ label, href, total, isOf }, index) => {
    const isOpen = label === open;
    if (item && isOf && !isOpen && !isOf(item)) return [];
    const known = item && total ? total(item) : totals[index];
    return [{ label, href: href(uid), open: isOpen, total: known }];
  });
}

type OfRecord = { path: (uid: string) => string };

/**
 * Opens the page of one record's list, with the record and its tabs. The list decides alone whether it is there; the
 * record only names it, and may come after the rows.
 */
export async function openListOf<
  Endpoint extends ListEndpoint,
  Item extends { uid: string },
  Found extends Item,
  Own extends { list: OpenedList<ItemOf<Endpoint>> } = { list: OpenedList<ItemOf<Endpoint>> },
>(
  list: List<Endpoint> & OfRecord,
  record: DeclaredRecord<Item, Found>,
  { params, searchParams }: { params: Params; searchParams: Promise<SearchParams> },
  fetchScreen?: (opened: Promise<OpenedList<ItemOf<Endpoint>>>, uid: string) => Promise<Own>,
) {
  await requireSession();
  const uid = await uidIn(params);
  if (uid === null) {
    const screen = nothing();
    // The page draws it, later than Node waits for a rejection to be handled.
    screen.catch(() => undefined);
    return { page: { screen, awaited: null }, record, waitingTabs: [] };
  }
  const open = record.tabs.find(({ href }) => href(uid) === list.path(uid))?.label;
  const lookup = toResult(record.find(uid)).then((found): RecordOfList<Found> => {
    const item = found.ok ? found.value : null;
    return { uid, found, name: unnamedRecord(record, uid), tabs: tabsOf(record, uid, open, { item }) };
  });
  // A list that fails first leaves nobody who waits for it.
  lookup.catch(() => undefined);
  const page = await openPage(list, { searchParams, uid }, async (opened) => {
    const screen = fetchScreen ? fetchScreen(opened, uid) : opened.then((only) => ({ list: only }) as Own);
    const [own, fetched] = await Promise.all([screen, opened]);
    if (isNotFound(fetched.answer)) missing();
    if (!hasOwnEndpoint(list) && isEmpty(fetched) && isNothing((await lookup).found)) missing();
    return { ...own, subject: await nowOrLater(lookup) };
  });
  return { page, record, waitingTabs: tabsOf(record, uid, open) };
}

/** What stands for the name of a record that is not known: `User fd33…9a41`. */
const unnamedRecord = ({ label }: { label: string }, uid: string) => `${label} ${shortUid(uid)}`;

/** Whether the list is an endpoint of its record, which answers 404 without one; else it filters the list of all. */
function hasOwnEndpoint({ endpoint, record }: Pick<AnyList, 'endpoint' | 'record'>): boolean {
  return record !== undefined && declarationOf(endpoint).path.includes(`{${record.key}}`);
}

/** Whether a list has no rows, though nothing was searched for or filtered by. */
function isEmpty({ answer, state: { q, filters } }: Pick<OpenedList<unknown>, 'answer' | 'state'>): boolean {
  const isSearched = q.trim() !== '' && isSearchable(q);
  return answer.ok && answer.value.rows.length === 0 && !isSearched && !isFiltered(filters);
}

async function uidIn(params: Params): Promise<string | null> {
  const [parameter = ''] = Object.values(await params);
  return readUid(parameter);
}

const nothing = async () => missing();

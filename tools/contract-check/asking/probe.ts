import { readEnvelope } from '@/lib/api/http/envelope';
import { type Dialect, wire, wireQuery } from '@/lib/api/wire';
import { isFields } from '@/lib/contract/wire/shape';
import { type Api, NotAnswering } from '../api';
import { ORDERS, PAGES, SEARCHES, SIZES } from './names';
import { sortStyles } from './sort-styles';

/** How an API is asked where it differs from lib/api/wire.ts: the text of each property, ready to paste. */
export type Asking = {
  dialect: Dialect;
  /** By property of the dialect: `size` → `'limit'`. */
  texts: Readonly<Partial<Record<keyof Dialect, string>>>;
  /** Parameters that changed nothing under any of the usual names. */
  unknown: readonly string[];
};

type Params = Readonly<Record<string, string>>;
/** The rows of an answer as text; null where it was refused. */
type Ask = (params: Params) => Promise<readonly string[] | null>;

const LISTS = ['/admin/users', '/admin/groups', '/admin/events', '/courses', '/countries'] as const;
const NOBODY = 'zzqxj vvkqz';

/** Finds out by asking: a parameter that is known changes the rows. Without a list of enough rows nothing is told. */
export async function probeAsking(api: Api): Promise<Asking> {
  for (const path of LISTS) {
    const ask: Ask = async (params) => rowsOf(await api.ask(path, new URLSearchParams(params)).catch(noAnswer));
    const plain = await ask({});
    if (plain && plain.length > 4) return probeList(ask, plain);
  }
  return { dialect: wire, texts: {}, unknown: [] };
}

async function probeList(ask: Ask, plain: readonly string[]): Promise<Asking> {
  const unknown: string[] = [];
  const texts: Partial<Record<keyof Dialect, string>> = {};
  /** The first of these that passes, the present one before all others. */
  const first = async <T>(what: string, all: readonly T[], passes: (one: T) => Promise<boolean>): Promise<T | null> => {
    for (const one of all) if (await passes(one)) return one;
    unknown.push(what);
    return null;
  };
  const size = await first('the number of rows', [wire.size, ...SIZES], async (name) => {
    return (await ask({ [name]: '2' }))?.length === 2;
  });
  const few: Params = size ? { [size]: '2' } : {};
  const pages = [wire.page.name, ...PAGES];
  const page = await first('the page', pages, async (name) => {
    const [one, two] = [await ask({ ...few, [name]: '1' }), await ask({ ...few, [name]: '2' })];
    return differ(one, two);
  });
  const zero = page ? await ask({ ...few, [page]: '0' }) : null;
  const fromZero = page !== null && differ(zero, await ask({ ...few, [page]: '1' }));
  const search = await first('the search', [wire.search, ...SEARCHES], async (name) => {
    return (await ask({ [name]: NOBODY }))?.length === 0;
  });
  const styles = sortStyles(ORDERS);
  const own = { text: null, sort: wire.sort };
  const sort = await first('the order', [own, ...styles], (style) => sorts(ask, plain, style.sort));
  if (size && size !== wire.size) texts.size = quoted(size);
  const start = page === null ? wire.page.first : fromZero ? 0 : 1;
  const pageName = page ?? wire.page.name;
  if (pageName !== wire.page.name || start !== wire.page.first) {
    texts.page = `{ name: ${quoted(pageName)}, first: ${start} }`;
  }
  if (search && search !== wire.search) texts.search = quoted(search);
  if (sort?.text) texts.sort = sort.text;
  const dialect = {
    ...wire,
    size: size ?? wire.size,
    page: { name: pageName, first: start },
    search: search ?? wire.search,
    sort: sort?.sort ?? wire.sort,
  };
  return { dialect, texts, unknown };
}

/** Sort keys that most lists have: without one, the rows may come in the order of another. */
const KEYS = ['name', 'createdAt', 'status', 'id'] as const;

/** Both directions change the rows: an unknown direction would leave them in one of the other two orders. */
async function sorts(ask: Ask, plain: readonly string[], sort: Dialect['sort']): Promise<boolean> {
  for (const key of KEYS) {
    const up = await ask(sort(key, false));
    const down = await ask(sort(key, true));
    if (differ(up, down) && differ(up, plain) && differ(down, plain)) return true;
  }
  return false;
}

/** Whether other sort keys and filters go by the names that fields have in the API: `createdAt` → `registeredAt`. */
export async function probeNames(
  api: Api,
  path: string,
  dialect: Dialect,
  keys: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const named = new Map<string, string>();
  const order = async (name: string, descending: boolean) => {
    const input = Object.entries({ sortedBy: descending ? `-${name}` : name, pageNumber: 1, pageSize: 50 });
    return rowsOf(await api.ask(path, wireQuery(undefined, input, { ...dialect, names: {} })).catch(noAnswer));
  };
  for (const [key, there] of keys) {
    if (dialect.names[key] || differ(await order(key, false), await order(key, true))) continue;
    if (differ(await order(there, false), await order(there, true))) named.set(key, there);
  }
  return named;
}

const differ = (one: readonly string[] | null, other: readonly string[] | null) =>
  one !== null && other !== null && one.length > 0 && one.join() !== other.join();

const quoted = (text: string) => `'${text}'`;

type Reply = Awaited<ReturnType<Api['ask']>>;

function rowsOf(reply: Reply | null): readonly string[] | null {
  if (reply?.status !== 200) return null;
  try {
    const items = readEnvelope(JSON.parse(reply.body))?.items ?? null;
    return items?.map((item) => JSON.stringify(isFields(item) ? (item.uid ?? item.id ?? item) : item)) ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function noAnswer(error: unknown): null {
  if (error instanceof NotAnswering) return null;
  throw error;
}

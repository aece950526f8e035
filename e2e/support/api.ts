import type { APIRequest } from '@playwright/test';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import type { User } from '@/lib/contract/users';
import { target } from '../../tools/testing/e2e-target';
import { signInAtProvider } from './identity-provider';

type Query = Readonly<Record<string, string | number>>;
type Page<Item> = { items: Item[]; paging: { pageNumber: number; pageSize: number; total: number } };

/** Calls the admin API directly, without the app and the fault proxy, so that tests know what screens should show. */
export type Api = {
  listUsers: (query?: Query) => Promise<Page<User>>;
  listRounds: (userUid: string, query?: Query) => Promise<Page<FriendlyRound>>;
  /** Loads every row of a list, page by page. */
  listAll: <Item extends { uid: string }>(path: string, query?: Query) => Promise<Item[]>;
  /** Loads one page of the list at this path. */
  list: (path: string, query?: Query) => Promise<Page<Record<string, unknown>>>;
  /** The dashboard's counts of users, events or rounds by status. */
  totals: (
    of: 'users' | 'events' | 'rounds',
  ) => Promise<{ total: number; byStatus: { status: string; count: number }[] }>;
};

/** Connects to the API by a sign-in of its own, so that no browser session changes. */
export async function connectApi(request: APIRequest): Promise<Api> {
  const { AccessToken: accessToken } = await signInAtProvider();
  const client = await request.newContext({
    baseURL: `http://127.0.0.1:${target().sandboxPort}/api/v1/`,
    // Closes each connection after its request; otherwise the server might close it just as the next test uses it.
    extraHTTPHeaders: { Authorization: `Bearer ${accessToken}`, Connection: 'close' },
  });
  const get = async (path: string, params: Query = {}) => {
    const response = await client.get(path, { params });
    if (!response.ok()) throw new Error(`The API answered ${response.status()} to ${path}`);
    return response.json();
  };
  return {
    list: get,
    listUsers: (query) => get('admin/users', query),
    listRounds: (userUid, query) => get(`admin/users/${userUid}/friendly-rounds`, query),
    totals: (of) => get(`admin/dashboard/stats/${of}`),
    listAll: async <Item>(path: string, query: Query = {}) => {
      const all: Item[] = [];
      for (let pageNumber = 1; ; pageNumber += 1) {
        const { items, paging }: Page<Item> = await get(path, { ...query, pageNumber, pageSize: 100 });
        all.push(...items);
        if (all.length >= paging.total) return all;
        if (items.length === 0)
          throw new Error(`${path} returned ${all.length} rows, but its total is ${paging.total}`);
      }
    },
  };
}

export type NamedUser = { uid: string; name: string };

/** The user with the most rounds. */
export async function findKeenest(api: Api): Promise<NamedUser> {
  const { items } = await api.listUsers({ search: 'Siobhán Featherstonehaugh' });
  const [user, ...others] = items;
  if (!user || others.length > 0) throw new Error(`${items.length} users are called Siobhán Featherstonehaugh`);
  return { uid: user.uid, name: `${user.firstName} ${user.lastName}` };
}

/** A user without rounds, from the users who were never active. */
export async function findIdle(api: Api): Promise<NamedUser> {
  const { items } = await api.listUsers({ pageSize: 100, sortedBy: '-createdAt' });
  for (const { uid, firstName, lastName } of items.filter(({ lastActiveAt }) => !lastActiveAt)) {
    const { paging } = await api.listRounds(uid, { pageSize: 1 });
    if (paging.total === 0) return { uid, name: `${firstName} ${lastName}` };
  }
  throw new Error('All of the newest hundred users have rounds; this test needs a user without');
}

/** The group with the most events. */
export async function findClub(api: Api): Promise<string> {
  const { items } = await api.list('admin/groups', { sortedBy: '-eventsCount', pageSize: 1 });
  return String(items[0]?.uid);
}

/** The event and course of the latest friendly round that took place near an event. */
export async function findEventWithFriendlyRounds(api: Api): Promise<{ event: string; course: string }> {
  for (let pageNumber = 1; pageNumber <= 20; pageNumber += 1) {
    const { items } = await api.list('admin/friendly-rounds', { pageSize: 100, pageNumber });
    const round = items.find(({ event }) => event);
    if (round) return { event: uidOf(round.event), course: uidOf(round.course) };
  }
  throw new Error('None of the latest two thousand friendly rounds belongs to an event');
}

const uidOf = (ref: unknown) => (ref as { uid: string }).uid;

/** The uid of the member with the most handicap changes, among the ten members who joined the group first. */
export async function findSteadyMember(api: Api, group: string): Promise<string> {
  const { items } = await api.list(`admin/groups/${group}/members`, { sortedBy: 'joinedAt', pageSize: 10 });
  const moves = await Promise.all(
    items.map(async ({ uid }) => {
      const { paging } = await api.list(`admin/group-members/${uid}/handicap-history`, { pageSize: 1 });
      return { uid: String(uid), total: paging.total };
    }),
  );
  return moves.reduce((most, one) => (one.total > most.total ? one : most)).uid;
}

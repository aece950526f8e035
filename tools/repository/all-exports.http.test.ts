import { count, desc, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openCsv } from '@/app/api/export/[list]/open-csv';
import { pageOf } from '@/lib/contract/common';
import { declarationOf } from '@/lib/contract/endpoints';
import { allLists } from '@/lib/registry/all-lists';
import type { AnyList } from '@/lib/registry/declare-list';
import { parseCsv } from '@/sandbox/api/testing/parse-csv';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { friendships } from '@/sandbox/db/schema/base';
import { handicapEntries } from '@/sandbox/db/schema/event-scores';
import { friendlyRounds } from '@/sandbox/db/schema/friendly-rounds';
import { groupMembers } from '@/sandbox/db/schema/groups';

const sandbox = vi.hoisted(() => ({
  request: (_: string): Promise<Response> => Promise.reject(new Error('not open')),
}));
vi.mock('@/lib/server/env', () => ({ env: () => ({ API_URL: '' }) }));
vi.mock('@/lib/server/preferences', () => ({ readTimeZone: async () => 'Europe/London' }));
vi.mock('@/lib/api/http/http', () => ({
  callApi: async ({ url }: { url: string }) => (await sandbox.request(url)).json(),
  answerTo: async ({ url }: { url: string }) => {
    const response = await sandbox.request(url);
    return { body: await response.json(), headers: response.headers };
  },
  streamApi: ({ url }: { url: string }) => sandbox.request(url),
}));

let api: TestApi;
/** The record of each list that belongs to one, by the first part of the list's path. */
let records: Readonly<Record<string, string>>;
beforeAll(async () => {
  api = await openTestApi();
  sandbox.request = (url) => api.request(url);
  const { db } = api;
  const [golfer] = await db
    .select({ id: friendships.userId })
    .from(friendships)
    .groupBy(friendships.userId)
    .orderBy(desc(count()), friendships.userId)
    .limit(1);
  const [group] = await db
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .groupBy(groupMembers.groupId)
    .orderBy(desc(count()), groupMembers.groupId)
    .limit(1);
  const [round] = await db.select().from(friendlyRounds).where(isNotNull(friendlyRounds.eventId)).limit(1);
  const [entry] = await db.select().from(handicapEntries).limit(1);
  records = {
    'all-users': golfer?.id ?? '',
    groups: group?.id ?? '',
    events: round?.eventId ?? '',
    'group-members': entry?.memberId ?? '',
  };
});
afterAll(() => api.close());

const recordOf = ({ path }: AnyList) =>
  typeof path === 'string' ? '' : (records[path('').split('/').find(Boolean) ?? ''] ?? '');

/** The uids that the API lists, all pages of them. */
async function listed({ endpoint, record }: AnyList, uid: string): Promise<string[]> {
  const { path } = declarationOf(endpoint);
  const filled = record ? path.replace(`{${record.key}}`, uid) : path;
  const owner = record && filled === path ? { [record.key]: uid } : {};
  const all: string[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const query = new URLSearchParams({ ...owner, pageNumber: String(pageNumber), pageSize: '100' });
    const { items, paging } = await api.get(`${filled}?${query}`, pageOf(z.object({ uid: z.string() })));
    all.push(...items.map((item) => item.uid));
    if (all.length >= paging.total) return all;
  }
}

it.each(allLists.map((list): [string, AnyList] => [list.name, list]))(
  '%s: its CSV has the rows of the list in the same order, and no gap',
  async (_, list) => {
    const uid = recordOf(list);
    const { chunks, receipt } = await openCsv(list, { params: {}, uid, signal: new AbortController().signal });
    const bytes: Uint8Array[] = [];
    for await (const chunk of chunks) bytes.push(chunk);
    const [headings, ...rows] = parseCsv(new TextDecoder().decode(Buffer.concat(bytes)));
    const uids = await listed(list, uid);
    expect(uids.length).toBeGreaterThan(0);
    expect(headings?.[0]).toBe('Uid');
    expect(new Set(headings).size).toBe(headings?.length);
    expect(rows.map(([first]) => first)).toEqual(uids);
    expect(receipt()).toMatchObject({ expected: uids.length, written: uids.length, gaps: [] });
  },
);

import { count, desc, isNotNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { forgetMismatches, loggedMismatches } from '@/lib/api/http/contract-mismatch.fixture';
import { pageOf } from '@/lib/contract/common';
import { events as eventEndpoints } from '@/lib/contract/events';
import type { CsvSource } from '@/lib/list/rows/export';
import { openListCsv } from '@/lib/loaders/csv/open-csv';
import { allLists } from '@/lib/resources/all-lists';
import type { AnyList } from '@/lib/resources/resource';
import { parseCsv } from '@/sandbox/api/testing/parse-csv';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { friendships } from '@/sandbox/db/schema/base';
import { handicapEntries } from '@/sandbox/db/schema/event-scores';
import { friendlyRounds } from '@/sandbox/db/schema/friendly-rounds';
import { groupMembers } from '@/sandbox/db/schema/groups';
import { sandbox } from './sandbox-api';

vi.mock('@/lib/server/env', () => ({ env: () => ({ API_URL: '' }) }));
vi.mock('@/lib/server/preferences', () => ({ readTimeZone: async () => 'Europe/London' }));
vi.mock('@/lib/api/http/http', () => import('./sandbox-api'));

let api: TestApi;
/** For each list of a record, the record's uid. The key is the first part of the list's path. */
let records: Readonly<Record<string, string>>;
beforeAll(async () => {
  api = await openTestApi();
  sandbox.request = (url) => api.request(url);
  const { db } = api;
  const [user] = await db
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
    'all-users': user?.id ?? '',
    groups: group?.id ?? '',
    events: round?.eventId ?? '',
    'rounds-created': round?.createdBy ?? '',
    'course-friendly-rounds': round?.courseId ?? '',
    'course-events': round?.courseId ?? '',
    'course-event-rounds': round?.courseId ?? '',
    'group-members': entry?.memberId ?? '',
  };
});
afterAll(() => api.close());

const recordOf = ({ name, pathname, recordKey }: AnyList) =>
  recordKey ? (records[name] ?? records[pathname('').split('/').find(Boolean) ?? ''] ?? '') : '';

type ListedRow = { uid: string; [field: string]: unknown };

/** A list's rows from all its pages. */
async function listed(list: AnyList, uid: string): Promise<ListedRow[]> {
  const all: ListedRow[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { items, paging } = await pageOfList(list, uid, { pageNumber: String(pageNumber), pageSize: '100' });
    all.push(...items);
    if (all.length >= paging.total) return all;
  }
}

function pageOfList({ endpoint, recordKey }: AnyList, uid: string, page: Record<string, string>) {
  const { path } = endpoint;
  const filled = recordKey ? path.replace(`{${recordKey}}`, uid) : path;
  const owner = recordKey && filled === path ? { [recordKey]: uid } : {};
  const query = new URLSearchParams({ ...owner, ...page });
  return api.get(`${filled}?${query}`, pageOf(z.looseObject({ uid: z.string() })));
}

/** Exports a list. Returns the CSV and the receipt, which counts the rows and names what is missing. */
async function exported(list: AnyList, uid: string) {
  const { signal } = new AbortController();
  return readAll(await openListCsv(list, { params: {}, uid, signal }));
}

async function readAll({ chunks, receipt }: CsvSource) {
  const bytes: Uint8Array[] = [];
  for await (const chunk of chunks) bytes.push(chunk);
  return { csv: new TextDecoder('utf-8', { ignoreBOM: true }).decode(Buffer.concat(bytes)), receipt: receipt() };
}

beforeEach(() => {
  forgetMismatches();
  sandbox.exported = null;
});

it.each(allLists.map((list): [string, AnyList] => [list.name, list]))(
  'the CSV of %s has the rows of the list in the same order, and its receipt reports nothing missing',
  async (_, list) => {
    const uid = recordOf(list);
    const { csv, receipt } = await exported(list, uid);
    const [headings] = parseCsv(csv.slice(1));
    const uids = (await listed(list, uid)).map((row) => row.uid);
    expect(uids.length).toBeGreaterThan(0);
    expect(new Set(headings).size).toBe(headings?.length);
    expect(idsIn(csv)).toEqual(uids);
    expect(receipt).toMatchObject({ expected: uids.length, written: uids.length, gaps: [] });
  },
);

function withoutColumns(csv: string, labels: readonly string[]): string[][] {
  const [headings = [], ...rows] = parseCsv(csv.slice(1));
  const kept = [...headings.keys()].filter((place) => !labels.includes(headings[place] ?? ''));
  return [headings, ...rows].map((row) => kept.map((place) => row[place] ?? ''));
}

/** The rows' ids, from the first column of ids. */
function idsIn(csv: string): (string | undefined)[] {
  const [headings = [], ...rows] = parseCsv(csv.slice(1));
  const column = headings.findIndex((heading) => / ID$/.test(heading));
  return rows.map((row) => row[column]);
}

it('EXP-1 a CSV that the app writes has the screen’s columns, texts and order, with ids last', async () => {
  const list = allLists.find(({ name }) => name === 'members') as AnyList;
  const { csv } = await exported(list, recordOf(list));
  const [headings, ...rows] = parseCsv(csv.slice(1));
  expect(headings).toEqual([
    'Name',
    'Type',
    'Role',
    'Handicap (plus = negative)',
    'Joined (Europe/London)',
    'Group',
    'Member ID',
    'User ID',
    'Group ID',
  ]);
  expect(rows.map(([, type]) => type)).toContain('Application User');
});

it('EXP-1 a CSV of events that the app writes has a column for the winner', async () => {
  const list = allLists.find(({ name }) => name === 'group-events') as AnyList;
  const [headings = []] = parseCsv((await exported(list, recordOf(list))).csv.slice(1));
  expect(headings).toContain('Winner');
  expect(headings.findIndex((heading) => heading.endsWith('ID'))).toBe(headings.length - 3);
});

/** Responses that an API may send in place of a CSV, each with the mismatch that the app logs. */
const answers: readonly [what: string, answer: () => Response, difference: string][] = [
  ['JSON', () => Response.json([{ uid: 'a' }]), 'Expected text/csv, received application/json'],
  ['an empty response without a type', () => new Response(null), 'Expected text/csv, received no type'],
  ['404', () => new Response(null, { status: 404 }), 'no such export'],
  ['406', () => new Response(null, { status: 406 }), 'no such export'],
];

const streamed = allLists.filter((list) => list.csv.endpoint);

describe('a CSV that the app writes because the API has none', () => {
  it.each(streamed.map((list): [string, AnyList] => [list.name, list]))(
    'EXP-1 the CSV of %s is the same whether the API or the app writes it, except for columns that the API lacks',
    async (_, list) => {
      const uid = recordOf(list);
      const { csv, receipt } = await exported(list, uid);
      expect(receipt.by).toBe('api');
      for (const [what, answer, difference] of answers) {
        sandbox.exported = async () => answer();
        const written = await exported(list, uid);
        const { notes, ...counts } = receipt;
        expect(written.receipt, what).toEqual({ ...counts, by: 'app' });
        const lacking = list.endpoint === eventEndpoints.list ? ['Winner'] : [];
        expect(notes, what).toEqual(lacking.map((label) => `Not in this file: ${label}.`));
        expect(withoutColumns(written.csv, lacking), what).toEqual(parseCsv(csv.slice(1)));
        sandbox.exported = null;
        expect(loggedMismatches().map(({ fault }) => fault)).toContain(difference);
      }
    },
  );
});

describe('an export has exactly the rows of its list', () => {
  const users = allLists[0] as AnyList;
  afterEach(() => {
    sandbox.request = (url) => api.request(url);
  });

  it('EXP-2 an export leaves unreadable fields empty, and its receipt counts them', async () => {
    const [first] = await listed(users, '');
    sandbox.exported = async () => new Response(null, { status: 501 });
    sandbox.request = async (url) => {
      const body = await (await api.request(url)).json();
      if (body.items[0]?.uid === first?.uid)
        Object.assign(body.items[0], { handicap: 'scratch', createdAt: 'yesterday' });
      return Response.json(body);
    };
    const { csv, receipt } = await exported(users, '');
    const [headings = [], written = []] = parseCsv(csv.slice(1));
    const at = (heading: string) => written[headings.findIndex((one) => one.startsWith(heading))];
    expect([at('Handicap'), at('Created'), at('Name')]).toEqual(['', '', `${first?.firstName} ${first?.lastName}`]);
    expect(receipt.written).toBe(receipt.expected);
    expect(receipt.gaps).toEqual([
      '2 fields could not be read and are left empty. The first: handicap: Expected number, received string',
    ]);
  });

  it('LIMIT-2 an export with a row of over 1 MiB fails with an error message', async () => {
    const part = new TextEncoder().encode('x'.repeat(64 * 1024));
    let sent = 0;
    sandbox.exported = async () => {
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          controller.enqueue(sent === 0 ? new TextEncoder().encode('UID,Name\r\nu-1,"') : part);
          sent += part.length;
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/csv' } });
    };
    await expect(exported(users, '')).rejects.toThrow('A row of the CSV is larger than 1 MiB');
    expect(sent).toBeLessThan(1_500_000);
    expect(loggedMismatches().map(({ fault }) => fault)).toContain('A row of the CSV is larger than 1 MiB');
  });

  it.each(['group-events', 'group-rounds'])(
    'LIST-15 the CSV of %s has no rows of other groups, even if the API ignores the group filter',
    async (name) => {
      const list = allLists.find((one) => one.name === name) as AnyList;
      const uid = recordOf(list);
      const own = await listed(list, uid);
      const complete = await exported(list, uid);
      expect(complete.receipt.by).toBe('app');
      // Returns the rows of all groups, like an API that ignores the filter.
      sandbox.request = (url) => api.request(url.replace(`group=${uid}`, ''));
      const { csv, receipt } = await exported(list, uid);
      expect(csv).toBe(complete.csv);
      expect(receipt).toMatchObject({ expected: null, written: own.length });
      expect(receipt.gaps).toEqual([expect.stringMatching(/^\d+ rows that do not belong to this group are left out$/)]);
    },
  );
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { connect } from './api';
import { endpoints } from './endpoints';
import type { EndpointReport } from './report';
import { walk } from './walk';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

type Spoil = (body: Answer, url: URL) => unknown;
// biome-ignore lint/suspicious/noExplicitAny: tests change any field of a response.
type Answer = any;

/** Runs the check against the sandbox's API. `spoil` changes each JSON response. */
async function check(only?: string, spoil: Spoil = (body) => body, send?: typeof fetch): Promise<EndpointReport[]> {
  const through: typeof fetch = async (input, init) => {
    const url = new URL(String(input));
    const response = await api.request(url.pathname + url.search, init);
    if (!response.headers.get('content-type')?.includes('json')) return response;
    return Response.json(spoil(await response.json(), url), { status: response.status });
  };
  const results: EndpointReport[] = [];
  for await (const result of walk(connect('http://api.test', 'staff', { send: send ?? through }), only))
    results.push(result);
  return results;
}

/** Lists of one record, with too few rows for some checks, and a list whose rows do not show the users that it can be filtered by. */
const SMALL: ReadonlySet<string> = new Set([
  'users.listFriends',
  'users.listGroups',
  'members.listOfGroup',
  'events.listTeams',
  'events.list',
]);

describe('the sandbox serves every endpoint as the contract describes it', () => {
  let results: EndpointReport[];
  beforeAll(async () => {
    results = await check();
  });

  it.each(endpoints().map(({ name }) => name))('the sandbox serves %s, with all its sort keys and filters', (name) => {
    const { outcome, findings, notChecked } = results.find((result) => result.name === name) ?? expect.unreachable();
    expect([outcome, findings]).toEqual(['ok', []]);
    if (!SMALL.has(name)) expect(notChecked).toEqual([]);
  });
});

describe('wrong responses', () => {
  const rows =
    (change: (row: Answer, index: number) => unknown): Spoil =>
    (body) =>
      Array.isArray(body.items) ? { ...body, items: body.items.map(change) } : body;
  const withQuery =
    (key: string, spoil: Spoil): Spoil =>
    (body, url) =>
      url.searchParams.has(key) ? spoil(body, url) : body;

  it.each<[string, string, Spoil, string, string]>([
    [
      'a number sent as text',
      'groups.list',
      rows((row) => ({ ...row, membersCount: 'twelve' })),
      'items[].membersCount',
      '"twelve", and ',
    ],
    [
      'a field with another name',
      'groups.list',
      rows(({ createdAt, ...row }) => ({ ...row, created: createdAt })),
      'items[].createdAt',
      'nothing; it may be created',
    ],
    [
      'an optional field with another name',
      'users.list',
      rows(({ handicap, ...row }) => ({ ...row, handicapIndex: handicap, handicapNote: 'low' })),
      'items[].handicap',
      'nothing; it may be handicapIndex',
    ],
    [
      'null in a required field',
      'groups.list',
      rows((row, index) => (index === 3 ? { ...row, name: null } : row)),
      'items[].name',
      'null',
    ],
    [
      'a date without a time zone',
      'events.list',
      rows((row) => ({ ...row, createdAt: '2026-01-02' })),
      'items[].createdAt',
      '"2026-01-02", and 49 more',
    ],
    ['rows without a total', 'countries.list', ({ items }) => items, 'paging.total', 'nothing'],
    [
      'a page longer than requested',
      'users.list',
      (body, url) =>
        url.searchParams.get('pageSize') === '7' ? { ...body, items: [...body.items, ...body.items] } : body,
      'items',
      '14 rows',
    ],
    [
      'a total that counts only the rows of the page',
      'users.list',
      (body) => ({ ...body, paging: { ...body.paging, total: body.items.length } }),
      'paging.total',
      '7',
    ],
    [
      'a page number that the API ignores',
      'users.list',
      withQuery('pageNumber', (body) => ({ ...body, paging: { ...body.paging, pageNumber: 1 } })),
      'paging',
      '{"pageNumber":1',
    ],
    [
      'ascending rows for a descending sort',
      'users.list',
      withQuery('sortedBy', (body) => ({
        ...body,
        items: body.items.toSorted((a: Answer, b: Answer) => (a.createdAt < b.createdAt ? -1 : 1)),
      })),
      'sortedBy=-createdAt',
      ' before ',
    ],
  ])('the contract check reports %s', async (_, only, spoil, at, actual) => {
    const [result] = await check(only, spoil);
    expect(result?.outcome).toBe('differs');
    const finding = result?.findings.find((found) => found.at === at);
    expect(finding, JSON.stringify(result?.findings)).toBeDefined();
    expect(finding?.actual).toContain(actual);
  });
});

describe('queries that the API handles wrongly', () => {
  const ignoring =
    (key: string): typeof fetch =>
    (input, init) => {
      const url = new URL(String(input));
      url.searchParams.delete(key);
      return api.request(url.pathname + url.search, init);
    };

  it.each([
    ['users.list', 'country'],
    ['users.list', 'createdFrom'],
    ['users.list', 'createdTo'],
    ['users.list', 'handicapMax'],
    ['users.list', 'activeFrom'],
    ['users.list', 'activeBefore'],
    ['users.list', 'active'],
    ['members.list', 'handicapMin'],
    ['friendlyRounds.list', 'scoringFormat'],
    ['users.list', 'search'],
    ['users.list', 'sortedBy'],
  ])('the contract check reports that the endpoint %s ignores the parameter %s', async (only, key) => {
    const [result] = await check(only, undefined, ignoring(key));
    expect(result?.outcome).toBe('differs');
    const places = result?.findings.map(({ at }) => at.split('=')[0]);
    expect(new Set(places)).toEqual(new Set([key]));
  });

  it('the contract check reports an export in which a row is missing', async () => {
    const lacking: typeof fetch = async (input, init) => {
      const url = new URL(String(input));
      const response = await api.request(url.pathname + url.search, init);
      if (!url.pathname.includes('/export/')) return response;
      const lines = (await response.text()).split('\r\n');
      return new Response(lines.toSpliced(3, 1).join('\r\n'), { headers: response.headers });
    };
    const [result] = await check('/admin/export/events', undefined, lacking);
    expect(result?.findings.map(({ at }) => at)).toEqual(['rows', 'row 3']);
  });

  it.each([
    [500, 'an HTML page', new Response('<html>', { status: 500 })],
    [200, 'HTML instead of JSON', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ])('the contract check reports that /me responds with status %i and %s', async (_, __, answer) => {
    const [result] = await check('/me', undefined, async () => answer.clone());
    expect(result?.outcome).toBe('differs');
    expect(result?.findings[0]?.actual).toContain('<html>');
  });
});

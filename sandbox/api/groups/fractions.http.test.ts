import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOf } from '@/lib/contract/common';
import { Group } from '@/lib/contract/groups';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it('FILTER-10 a count can be filtered by a fraction', async () => {
  const totalOf = async (query: string) =>
    (await api.get(`/admin/groups?pageSize=1&${query}`, pageOf(Group))).paging.total;
  expect(await totalOf('membersMin=20.5')).toBe(await totalOf('membersMin=21'));
  expect(await totalOf('membersMax=20.5')).toBe(await totalOf('membersMax=20'));
});

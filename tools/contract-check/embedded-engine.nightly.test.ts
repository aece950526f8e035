import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { openDatabase } from '@/sandbox/db/database';
import { testSize } from '@/sandbox/seed/testing/test-size';
import { connect } from './api';
import { endpoints } from './endpoints';
import { walk } from './walk';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi(testSize, await openDatabase({}));
}, 300_000);
afterAll(() => api.close());

it('the sandbox on the embedded database serves every endpoint as the contract describes it', {
  timeout: 300_000,
}, async () => {
  const send: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(String(input));
    return api.request(pathname + search, init);
  };
  const outcomes: string[] = [];
  for await (const { outcome } of walk(connect('http://api.test', 'staff', { send }))) outcomes.push(outcome);
  expect(new Set(outcomes)).toEqual(new Set(['ok']));
  expect(outcomes).toHaveLength(endpoints().length);
});

import { expect, it, vi } from 'vitest';
import { streamOf } from '@/app/api/export/[list]/stream';
import { SessionEnded } from '@/lib/auth/session/fresh-token';
import type { CsvSource } from '@/lib/list/rows/export';

vi.mock('@/lib/server/log', () => ({ log: () => undefined }));
vi.mock('@/lib/auth/session/fresh-token', () => ({ SessionEnded: class extends Error {} }));

const receipt = { by: 'api' as const, expected: 3, received: 3, written: 3, gaps: [] };

/** A CSV of three rows that the API sends in one response. */
function csv(): CsvSource {
  async function* chunks() {
    for (const row of ['a', 'b', 'c']) yield new TextEncoder().encode(row);
  }
  return { total: 3, chunks: chunks(), receipt: () => receipt };
}

it('LIMIT-2 AUTH-3 an export is cut off when its session ends, so that it does not look complete', async () => {
  let ended = false;
  const [stop, end] = [vi.fn(), vi.fn()];
  const session = { hasEnded: async () => ended };
  const about = { request: 'r', account: 'a', list: 'users' };
  const reader = streamOf(csv(), { about, withReceipt: false, session, stop, end }).getReader();
  expect((await reader.read()).value).toEqual(new TextEncoder().encode('a'));
  expect(stop).not.toHaveBeenCalled();
  ended = true;
  await expect(reader.read()).rejects.toThrow(SessionEnded);
  expect([stop.mock.calls.length, end.mock.calls.length]).toEqual([1, 1]);
});

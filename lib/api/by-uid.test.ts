import { beforeEach, expect, it } from 'vitest';
import type { Page, Row } from '@/lib/contract/page';
import { forgetMismatches, loggedMismatches } from './contract-mismatch.fixture';
import { byUid } from './finder';

type Item = { uid: string };
beforeEach(forgetMismatches);

const ok = (uid: string): Row<Item> => ({ ok: true, item: { uid } });
const paging = { pageNumber: 1, pageSize: 1, total: null };

/** A list with these rows, which searches them or ignores the search. */
function listOf(rows: readonly Row<Item>[], isSearched: boolean) {
  const calls: number[] = [];
  const list = async ({ search, pageSize }: { search?: string; pageSize: number }): Promise<Page<Item>> => {
    calls.push(pageSize);
    const found = isSearched && search !== undefined ? rows.filter((row) => row.ok && row.item.uid === search) : rows;
    return { endpoint: 'users.list', rows: found.slice(0, pageSize), paging };
  };
  return { list, calls };
}

it('finds the record in one call', async () => {
  const { list, calls } = listOf([ok('a'), ok('b')], true);
  expect(await byUid('b', list)).toEqual({ uid: 'b' });
  expect(calls).toEqual([1]);
});

it('finds a UUID in capitals, and none where the search found rows by another of their texts', async () => {
  const uid = '014823bd-df45-4245-9179-3d93889b4a20';
  const named = { uid: 'a', name: 'Ann Smith' };
  const list = async ({ search }: { search?: string }): Promise<Page<Item>> => ({
    endpoint: 'members.list',
    rows: search === 'smith' ? [{ ok: true, item: named }] : [ok(uid)],
    paging,
  });
  expect(await byUid(uid.toUpperCase(), list)).toEqual({ uid });
  expect(await byUid('smith', list)).toBeNull();
});

it('ERR-5 a record is missing only where the search finds IDs, which is checked once', async () => {
  const { list, calls } = listOf([ok('a'), ok('b')], true);
  expect(await byUid('c', list)).toBeNull();
  expect(calls).toEqual([1, 5, 1]);
  expect(await byUid('d', list)).toBeNull();
  expect(calls).toEqual([1, 5, 1, 1]);
});

it('ERR-5 with a search of names only a record is not missing, and the log says so', async () => {
  const list = async ({ search }: { search?: string }): Promise<Page<Item>> => ({
    endpoint: 'groups.list',
    rows: search === undefined ? [ok('a')] : [],
    paging,
  });
  await expect(byUid('b', list)).rejects.toThrow('The search does not find IDs');
  expect(loggedMismatches()).toContainEqual(
    expect.objectContaining({ endpoint: 'groups.list', fault: 'search: does not find IDs' }),
  );
});

it('ERR-5 with an ignored search a record is not missing, in one call', async () => {
  const { list, calls } = listOf([ok('a'), ok('b')], false);
  await expect(byUid('b', list)).rejects.toThrow('The search does not find IDs');
  expect(calls).toEqual([1]);
  expect(loggedMismatches()).toContainEqual(
    expect.objectContaining({ endpoint: 'users.list', fault: 'search: not applied' }),
  );
});

it('ERR-5 a record that could not be read is broken, not missing', async () => {
  const broken = (uid: string | null): Row<Item> => ({ ok: false, uid, faults: ['items[0].tee: Required'] });
  for (const uid of ['a', null]) {
    await expect(byUid('a', listOf([broken(uid)], false).list)).rejects.toThrow('items[0].tee: Required');
  }
});

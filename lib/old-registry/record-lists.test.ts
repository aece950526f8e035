import { expect, it } from 'vitest';
import { kindNames } from '@/lib/navigation';
import { recordOf } from '@/lib/old-records/all-records';
import { allLists } from './all-lists';
import type { AnyList } from './declare-list';
import { readListAddress } from './list-request';
import { rowRecord } from './row-record';

const all: readonly AnyList[] = allLists;

it.each(kindNames)('REC-1 the list of all records of the kind %s has its label, and rows of that kind', (kind) => {
  const { list } = recordOf(kind);
  const found = all.find(({ path }) => path === list.path);
  expect(found?.label).toBe(list.label);
  expect([kind, undefined]).toContain(found && rowRecord(found)?.kind);
});

const counted = kindNames.flatMap((kind) =>
  recordOf(kind).tabs.flatMap(({ label, href, isCounted }) => (isCounted ? [[kind, label, href('u1')] as const] : [])),
);

it.each(counted)('REC-3 the tab of a %s, %s, is counted by the rows of its own list: %s', (_, label, href) => {
  const found = readListAddress(href, 'UTC');
  const named = { Rounds: 'group rounds', 'Rounds created': 'friendly rounds' }[label];
  expect(found?.list.label.toLowerCase()).toBe(named ?? label.toLowerCase());
  const { pageNumber, pageSize, ...filters } = found?.query ?? {};
  expect(found?.uid ?? Object.values(filters)).toEqual(found?.uid ? 'u1' : ['u1']);
});

import { describe, expect, it } from 'vitest';
import { kindNames } from '@/lib/navigation';
import { recordOf } from '@/lib/records/all-records';
import { allLists } from './all-lists';
import type { AnyList } from './declare-list';
import { inLanes } from './in-lanes';
import { readListAddress } from './list-request';
import { listsIn } from './place-totals';
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
  expect(found?.list.label.toLowerCase()).toBe(label === 'Rounds' ? 'group rounds' : label.toLowerCase());
  const { pageNumber, pageSize, ...filters } = found?.query ?? {};
  expect(found?.uid ?? Object.values(filters)).toEqual(found?.uid ? 'u1' : ['u1']);
});

describe('REC-2 the totals of a place', () => {
  const names = (place: Parameters<typeof listsIn>[0]) => listsIn(place).map(({ label }) => label);

  it('are those of the lists that have a filter of it', () => {
    expect(names({ country: 'c' })).toEqual([
      'Users',
      'Groups',
      'Courses',
      'Friendly rounds',
      'Event rounds',
      'Regions',
    ]);
    expect(names({ country: 'c', region: 'r' })).toEqual(['Users', 'Courses']);
  });

  it('are counted four at a time', async () => {
    let running = 0;
    const most: number[] = [];
    await inLanes([1, 2, 3, 4, 5, 6, 7, 8, 9], async () => {
      running += 1;
      most.push(running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
    });
    expect(most).toHaveLength(9);
    expect(Math.max(...most)).toBe(4);
  });
});

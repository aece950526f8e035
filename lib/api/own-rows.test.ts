import { beforeEach, describe, expect, it } from 'vitest';
import { onlyPage, type Row } from '@/lib/contract/page';
import { without } from '@/lib/contract/wire/lenient.fixture';
import { forgetMismatches, loggedMismatches } from './contract-mismatch.fixture';
import { ownPage } from './own-rows';

type Item = { uid: string; group?: { uid: string } | null };
const pageOf = (...rows: Row<Item>[]) => onlyPage({ endpoint: 'events.list', rows });
const row = (uid: string | null): Row<Item> => ({
  ok: true,
  item: { uid: `of-${uid}`, group: uid === null ? null : { uid } },
});
/** Its group could not be read. */
const unread: Row<Item> = { ok: true, item: without({ uid: 'of-unread' }, 'Required', 'group') };
const broken: Row<Item> = { ok: false, uid: null, faults: ['items[1].group: Required'] };

beforeEach(forgetMismatches);

const mismatches = () => loggedMismatches().map(({ endpoint, fault }) => `${endpoint} ${fault}`);

describe('LIST-15 the rows of one group or event', () => {
  it.each([
    ['no rows', pageOf()],
    ['rows of the requested record', pageOf(row('a'), row('a'))],
    ['a row that could not be read', pageOf(row('a'), broken)],
  ])('are the page, when it holds %s', (_, page) => {
    expect(ownPage('group', 'a', page)).toBe(page);
    expect(mismatches()).toEqual([]);
  });

  it.each<[what: string, rows: Row<Item>[], kept: Row<Item>[], foreignRows: object]>([
    ['of others', [row('a'), row('b'), row('c')], [row('a')], { foreign: 2, unnamed: 0 }],
    ['of none', [row('a'), row(null)], [row('a')], { foreign: 0, unnamed: 1 }],
    ['of others and of none', [row('b'), row(null)], [], { foreign: 1, unnamed: 1 }],
    ['of others, and those whose group is not read then', [unread, row('b')], [], { foreign: 1, unnamed: 1 }],
    ['of others beside a broken one', [broken, row('b')], [broken], { foreign: 1, unnamed: 0 }],
  ])('leave out rows %s, and do not tell the total', (_, rows, kept, foreignRows) => {
    const page = ownPage('group', 'a', pageOf(...rows));
    expect(page.rows).toEqual(kept);
    expect(page.paging.total).toBeNull();
    expect(page.foreignRows).toMatchObject({ of: 'group', total: rows.length, ...foreignRows });
    expect(mismatches()).toEqual(['events.list filter group: not applied']);
  });

  it('keep rows whose group could not be read while nothing says that the filter failed', () => {
    const page = ownPage('group', 'a', pageOf(row('a'), unread));
    expect(page.rows).toHaveLength(2);
    expect(page.paging.total).toBe(2);
    expect(page.foreignRows).toMatchObject({ foreign: 0, unnamed: 0, unchecked: 1 });
    expect(mismatches()).toEqual([]);
  });
});

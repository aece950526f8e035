import { describe, expect, it } from 'vitest';
import { foreignRowsText, withoutForeignRows } from './foreign-rows';

const others = { of: 'group', foreign: 0, unnamed: 0, unchecked: 0, last: null, total: 9 };

it.each<[given: Partial<typeof others>, words: string[]]>([
  [{ foreign: 1 }, ['1 row that does not belong to this group is left out']],
  [{ foreign: 7 }, ['7 rows that do not belong to this group are left out']],
  [{ of: 'event', unnamed: 1 }, ['1 row that does not belong to this event is left out']],
  [{ foreign: 3, unnamed: 12 }, ['15 rows that do not belong to this group are left out']],
  [{ unchecked: 1 }, ['1 row may belong to another group: the group is unreadable']],
  [
    { foreign: 2, unchecked: 4 },
    [
      '2 rows that do not belong to this group are left out',
      '4 rows may belong to other groups: the group is unreadable',
    ],
  ],
  [{}, []],
])('for these numbers of rows of other records (%j), the note is %j', (given, words) => {
  expect(foreignRowsText({ ...others, ...given })).toEqual(words);
});

type Item = { uid: string; group?: { uid: string } | null };
type Row = { ok: true; item: Item } | { ok: false; uid: string | null };
const pageOf = (...rows: Row[]) => ({ rows, paging: { pageNumber: 1, pageSize: 10, total: rows.length } });
const row = (group: string | null): Row => ({
  ok: true,
  item: { uid: `of-${group}`, group: group === null ? null : { uid: group } },
});
const unread: Row = { ok: true, item: { uid: 'of-unread' } };
const broken: Row = { ok: false, uid: null };
const ownRows = (page: ReturnType<typeof pageOf>) =>
  withoutForeignRows<Item, typeof page>(page, {
    kind: 'group',
    uid: 'a',
    uidOf: ({ group }) => (group ? group.uid : group),
  });

describe('withoutForeignRows', () => {
  it.each([
    ['no rows', pageOf()],
    ['rows of the requested record', pageOf(row('a'), row('a'))],
    ['a row that could not be parsed', pageOf(row('a'), broken)],
  ])('LIST-15 a group’s list keeps all rows of a page with %s', (_, page) => {
    expect(ownRows(page)).toBe(page);
  });

  it.each<[what: string, rows: Row[], kept: Row[], foreignRows: object]>([
    ['of other groups', [row('a'), row('b'), row('c')], [row('a')], { foreign: 2, unnamed: 0 }],
    ['without a group', [row('a'), row(null)], [row('a')], { foreign: 0, unnamed: 1 }],
    ['of other groups and without a group', [row('b'), row(null)], [], { foreign: 1, unnamed: 1 }],
    [
      'of other groups, and then also rows whose group could not be parsed',
      [unread, row('b')],
      [],
      { foreign: 1, unnamed: 1 },
    ],
    ['of other groups, but keep a broken row', [broken, row('b')], [broken], { foreign: 1, unnamed: 0 }],
  ])('LIST-15 a group’s list leaves out rows %s, and the total is then unknown', (_, rows, kept, foreignRows) => {
    const page = ownRows(pageOf(...rows));
    expect(page.rows).toEqual(kept);
    expect(page.paging.total).toBeNull();
    expect(page.foreignRows).toMatchObject({ of: 'group', total: rows.length, ...foreignRows });
  });

  it('LIST-15 a group’s list keeps a row whose group could not be parsed, if no row belongs to another group', () => {
    const page = ownRows(pageOf(row('a'), unread));
    expect(page.rows).toHaveLength(2);
    expect(page.paging.total).toBe(2);
    expect(page.foreignRows).toMatchObject({ foreign: 0, unnamed: 0, unchecked: 1 });
  });
});

import { expect, it } from 'vitest';
import type { Column, RowNote } from '@/components/old-cells/column';
import { without } from '@/lib/contract/wire/lenient.fixture';
import type { Faulty } from '@/lib/contract/wire/read';
import { reads } from '@/lib/contract/wire/unread';
import { tableRows } from './rows';

type Whole = { uid: string; name: string; group: { uid: string; name: string } | null };
type Item = { uid: string } & Partial<Whole> & Faulty<Whole>;

const columns: Column<Item>[] = [
  { id: 'name', header: 'Name', width: 100, link: ({ uid }) => `/x/${uid}`, text: 'name' },
  {
    id: 'group',
    header: 'Group',
    width: 100,
    to: ({ group }) => group && `/groups/${group.uid}`,
    text: 'group.name',
  },
  { id: 'uid', header: 'ID', width: 100, text: ({ uid }) => uid, cell: ({ uid }) => `drawn ${uid}` },
];
const item = (group: Whole['group']): Item => ({ uid: 'a', name: 'Ann', group });

it('LIST-10 a row has its texts, links and drawn cells by column', () => {
  const [row] = tableRows({ columns }, [{ ok: true, item: item({ uid: 'g', name: 'Club' }) }], 'name');
  expect(row).toEqual({
    uid: 'a',
    href: '/x/a',
    name: 'Ann',
    texts: ['Ann', 'Club', 'a'],
    unread: [],
    links: { 1: '/groups/g' },
    cells: { 2: 'drawn a' },
  });
});

it('ERR-4 a field that could not be read costs its own cell; the row keeps its link', () => {
  const broken = without(item({ uid: 'g', name: 'Club' }), 'Required', 'name');
  const [row] = tableRows({ columns }, [{ ok: true, item: broken }]);
  expect(row).toMatchObject({ href: '/x/a', name: null, texts: [null, 'Club', 'a'], unread: [0] });
});

it('what is said of a row as a whole is beside its columns; a field that could not be read says nothing', () => {
  const row = reads<Item, 'group', RowNote>(['group'], ({ group }) => ({ muted: group === null }));
  const rowOf = (one: Item) => tableRows({ columns, row }, [{ ok: true, item: one }])[0];
  expect(rowOf(item(null))).toMatchObject({ uid: 'a', muted: true });
  expect(rowOf(item({ uid: 'g', name: 'Club' }))).toMatchObject({ muted: false });
  expect(rowOf(without(item(null), 'Required', 'group'))).not.toHaveProperty('muted');
});

it('FR-7 a row that could not be read keeps its place and says why', () => {
  expect(tableRows({ columns }, [{ ok: false, uid: 'b', faults: ['items[0].name: Required'] }])).toEqual([
    { uid: 'b', fault: 'items[0].name: Required' },
  ]);
});

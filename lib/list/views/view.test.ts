import { describe, expect, it } from 'vitest';
import type { ListState } from '@/lib/list/address/list-state';
import { DEFAULT_LAYOUT } from '@/lib/list/columns/column-layout';
import { defaultsText, readDefaults } from './default-views';
import { type View, viewHref, viewQuery, withDefault, withName, withoutView, withView } from './view';
import { readViewName } from './view-name';

const state: ListState = {
  pageNumber: 7,
  pageSize: 20,
  sortedBy: '-handicap',
  q: 'port',
  filters: { status: 'INACTIVE,ACTIVE' },
  columns: null,
  zone: 'Asia/Tokyo',
  view: 'Old',
};
const dormant: View = { list: 'users', name: 'Dormant in Wales', query: 'status=INACTIVE&hide=' };
const keen: View = { list: 'users', name: 'Keen', query: 'sortedBy=handicap&hide=uid' };
const soon: View = { list: 'events', name: 'Keen', query: 'hide=' };
const all = [dormant, keen, soon];

describe('VIEW-1 viewQuery', () => {
  it('has search, filters, order, size and all columns, but neither page, zone nor view', () => {
    const layout = { ...DEFAULT_LAYOUT, hidden: ['uid', 'region'], pinned: ['name'], widths: { name: 300 } };
    expect(viewQuery(state, layout)).toBe(
      'q=port&sortedBy=-handicap&pageSize=20&status=INACTIVE,ACTIVE&hide=region.uid&pin=name&width=name-300',
    );
  });

  it('says that the columns are the default ones', () => {
    expect(viewQuery({ ...state, q: '', sortedBy: '', pageSize: 10, filters: {} }, DEFAULT_LAYOUT)).toBe('hide=');
  });
});

it('VIEW-3 the address of a view names it', () => {
  expect(viewHref('/all-users', dormant)).toBe('/all-users?status=INACTIVE&hide=&view=Dormant+in+Wales');
  expect(viewHref('/all-users', { name: 'x', query: '' })).toBe('/all-users?view=x');
});

describe('VIEW-2', () => {
  it('a view of the same name is replaced in its place and stays the default; names of other lists do not matter', () => {
    const next = withView(withDefault(all, 'users', 'Keen'), { ...keen, name: 'keen', query: 'hide=name' });
    expect(next.map(({ name, query, isDefault }) => [name, query, isDefault])).toEqual([
      ['Dormant in Wales', dormant.query, undefined],
      ['keen', 'hide=name', true],
      ['Keen', 'hide=', undefined],
    ]);
  });

  it('is deleted in its own list only', () => {
    expect(withoutView(all, keen)).toEqual([dormant, soon]);
  });

  it.each([
    ['Keen golfers', 'Keen golfers'],
    ['  KEEN ', 'KEEN'],
    ['', null],
    ['dormant in wales', null],
  ])('is renamed to %j', (wanted, name) => {
    expect(withName(all, keen, wanted)?.[1]?.name ?? null).toBe(name);
  });

  it('has one default a list', () => {
    const first = withDefault(withDefault(all, 'events', 'Keen'), 'users', 'Keen');
    const defaults = (views: readonly View[]) =>
      views.filter((one) => one.isDefault).map(({ list, name }) => [list, name]);
    expect(defaults(withDefault(first, 'users', 'Dormant in Wales'))).toEqual([
      ['users', 'Dormant in Wales'],
      ['events', 'Keen'],
    ]);
    expect(defaults(withDefault(first, 'users', null))).toEqual([['events', 'Keen']]);
  });
});

describe('VIEW-1 readViewName', () => {
  it.each([
    [undefined, undefined],
    ['  ', undefined],
    ['\u0000\u202e', undefined],
    [' a\n b\u200b ', 'a b'],
    ['x'.repeat(80), 'x'.repeat(60)],
  ])('%j', (text, name) => {
    expect(readViewName(text)).toBe(name);
  });
});

describe('VIEW-5 the cookie of default views', () => {
  it('is read as it was written', () => {
    const text = defaultsText(withDefault(withDefault(all, 'users', 'Dormant in Wales'), 'events', 'Keen')) ?? '';
    expect(text).toMatch(/^[\w%.~*'()!-]+$/);
    expect(readDefaults(decodeURIComponent(text))).toEqual({
      users: 'status=INACTIVE&hide=&view=Dormant+in+Wales',
      events: 'hide=&view=Keen',
    });
  });

  it('is empty without a default, and not written when browsers would drop it', () => {
    expect(defaultsText(all)).toBe('');
    expect(defaultsText([{ ...keen, query: `q=${'é'.repeat(300)}`, isDefault: true }])).toBeNull();
  });

  it.each(['', '%', 'users', 'users=//evil.example', '=&&==', '\u0000'])('%j leads nowhere else', (text) => {
    for (const query of Object.values(readDefaults(text))) expect(`/all-users?${query}`).not.toMatch(/\/\/|[\r\n\0]/);
  });
});

it('VIEW-3 a name is not cut within a character', () => {
  expect(readViewName(`${'y'.repeat(59)}🏌`)).toBe('y'.repeat(59));
  expect(readViewName(`${'y'.repeat(58)}🏌`)).toBe(`${'y'.repeat(58)}🏌`);
});

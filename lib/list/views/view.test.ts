import { describe, expect, it } from 'vitest';
import { DEFAULT_LAYOUT } from '@/lib/list/columns/column-layout';
import type { ListState } from '@/lib/list/url/list-state';
import { readViewName } from '@/lib/list/url/view-name';
import { type View, viewHref, viewQuery, withoutView, withView } from './view';

const state: ListState = {
  pageNumber: 7,
  pageSize: 20,
  sortedBy: '-handicap',
  q: 'port',
  filters: { status: 'INACTIVE,ACTIVE' },
  unread: [],
  columns: null,
  zone: 'Asia/Tokyo',
  view: 'Old',
};
const dormant: View = { list: 'users', name: 'Dormant in Wales', query: 'status=INACTIVE&hide=' };
const keen: View = { list: 'users', name: 'Keen', query: 'sortedBy=handicap&hide=uid' };
const soon: View = { list: 'events', name: 'Keen', query: 'hide=' };
const all = [dormant, keen, soon];

describe('viewQuery', () => {
  it('VIEW-1 a view’s query has search, filters, order, page size and columns, but no page number, time zone or name', () => {
    const layout = { ...DEFAULT_LAYOUT, hidden: ['uid', 'region'] };
    expect(viewQuery(state, layout)).toBe(
      'q=port&sortedBy=-handicap&pageSize=20&status=INACTIVE,ACTIVE&hide=region.uid',
    );
  });

  it('VIEW-1 in a view’s query, “hide=” stands for the default columns', () => {
    expect(viewQuery({ ...state, q: '', sortedBy: '', pageSize: 10, filters: {} }, DEFAULT_LAYOUT)).toBe('hide=');
  });
});

it('VIEW-3 the address of a view contains its name', () => {
  expect(viewHref('/all-users', dormant)).toBe('/all-users?status=INACTIVE&hide=&view=Dormant+in+Wales');
  expect(viewHref('/all-users', { name: 'x', query: '' })).toBe('/all-users?view=x');
});

describe('withView and withoutView', () => {
  it('VIEW-2 saving a view replaces the view with the same name in the same list', () => {
    const next = withView(all, { ...keen, name: 'keen', query: 'hide=name' });
    expect(next.map(({ name, query }) => [name, query])).toEqual([
      ['Dormant in Wales', dormant.query],
      ['keen', 'hide=name'],
      ['Keen', 'hide='],
    ]);
  });

  it('VIEW-2 deleting a view does not delete a view with the same name in another list', () => {
    expect(withoutView(all, keen)).toEqual([dormant, soon]);
  });
});

describe('readViewName', () => {
  it.each([
    [undefined, undefined],
    ['  ', undefined],
    ['\u0000\u202e', undefined],
    [' a\n b\u200b ', 'a b'],
    ['x'.repeat(80), 'x'.repeat(60)],
  ])('VIEW-1 the name of a view is cleaned: %j', (text, name) => {
    expect(readViewName(text)).toBe(name);
  });
});

it('VIEW-3 a long view name is never cut inside a character', () => {
  expect(readViewName(`${'y'.repeat(59)}🏌`)).toBe('y'.repeat(59));
  expect(readViewName(`${'y'.repeat(58)}🏌`)).toBe(`${'y'.repeat(58)}🏌`);
});

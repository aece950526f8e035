import { expect, it } from 'vitest';
import type { View } from './view';
import { readViewsText, viewsText } from './views-text';

const read = (views: unknown) => readViewsText(JSON.stringify({ kind: 'fairway-views', views }));
const view: View = { list: 'users', name: 'Dormant', query: 'status=INACTIVE,ACTIVE&hide=' };

it('VIEW-4 readViewsText returns the views that viewsText wrote', () => {
  expect(readViewsText(viewsText([view, { ...view, list: 'events' }]))).toEqual([view, { ...view, list: 'events' }]);
});

it.each(['', 'null', '[]', '{"views":[]}', '{"kind":"fairway-views","views":{}}', '<html>', '{"kind":'])(
  'VIEW-4 the stored text %j contains no views',
  (text) => {
    expect(readViewsText(text)).toEqual([]);
  },
);

it.each([null, 7, { ...view, list: 4 }, { ...view, name: ' ' }, { ...view, name: undefined }, { ...view, query: 4 }])(
  'VIEW-4 the invalid stored view %j is skipped, and the other views are parsed',
  (entry) => {
    expect(read([entry, view])).toEqual([view]);
  },
);

it('VIEW-4 unknown properties in the stored views are ignored', () => {
  const entry = { ...view, query: '//evil.example?a#b&view=x&pageNumber=3', token: 'secret', isDefault: 'yes' };
  expect(read([entry])).toEqual([{ list: 'users', name: 'Dormant', query: '%2F%2Fevil.example%3Fa%23b=' }]);
});

it('VIEW-2 of two stored views with the same name in one list, the last is used', () => {
  expect(read([view, { ...view, name: 'DORMANT', query: 'q=x' }])).toEqual([
    { ...view, name: 'DORMANT', query: 'q=x' },
  ]);
});

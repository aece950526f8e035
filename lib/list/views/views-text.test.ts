import { describe, expect, it } from 'vitest';
import { MAX_VIEWS, type View } from './view';
import { readViewsText, viewsText } from './views-text';

const isList = (name: string) => name === 'users' || name === 'events';
const read = (views: unknown) => readViewsText(JSON.stringify({ kind: 'fairway-views', views }), isList);
const view: View = { list: 'users', name: 'Dormant', query: 'status=INACTIVE,ACTIVE&hide=', isDefault: true };

describe('VIEW-6', () => {
  it('views are read as they were written', () => {
    expect(readViewsText(viewsText([view, { ...view, list: 'events' }], 2), isList)).toEqual({
      views: [view, { ...view, list: 'events' }],
      faults: [],
    });
  });

  it.each(['', 'null', '[]', '{"views":[]}', '{"kind":"fairway-views","views":{}}', '<html>', '{"kind":'])(
    '%j is no file of views',
    (text) => {
      expect(readViewsText(text, isList)).toEqual({ views: [], faults: ['This is no file of views.'] });
    },
  );

  it.each([
    [null, 'Entry 1: it names no list'],
    [7, 'Entry 1: it names no list'],
    [{ ...view, list: 'leagues' }, 'Entry 1 (“Dormant”): there is no list “leagues”'],
    [{ ...view, list: 'constructor' }, 'Entry 1 (“Dormant”): there is no list “constructor”'],
    [{ ...view, name: ' ' }, 'Entry 1: it has no name'],
    [{ ...view, query: 4 }, 'Entry 1 (“Dormant”): it has no query'],
    [{ ...view, query: 'q='.padEnd(2001, 'x') }, 'Entry 1 (“Dormant”): its query is longer than 2000 characters'],
  ])('an entry %j says what is wrong, and the others are read', (entry, fault) => {
    expect(read([entry, view])).toEqual({ views: [view], faults: [fault] });
  });

  it('takes of an entry what a view has, and of its query what a query has', () => {
    const entry = { ...view, query: '//evil.example?a#b&view=x&pageNumber=3', token: 'secret', isDefault: 'yes' };
    expect(read([entry]).views).toEqual([{ list: 'users', name: 'Dormant', query: '%2F%2Fevil.example%3Fa%23b=' }]);
  });

  it('reads as many as are kept', () => {
    const many = Array.from({ length: MAX_VIEWS + 1 }, (_, index) => ({ ...view, name: `View ${index}` }));
    const { views, faults } = read(many);
    expect(views).toHaveLength(MAX_VIEWS);
    expect(faults).toEqual([`Entry ${MAX_VIEWS + 1} (“View ${MAX_VIEWS}”): more than ${MAX_VIEWS} views`]);
  });
});

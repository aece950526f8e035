import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderWith } from './column-changes';
import { arrangedIds, DEFAULT_LAYOUT } from './column-layout';
import { soundLayout } from './column-layout-text';

const ids = ['uid', 'course', 'status', 'winner'];

it.each([
  ['to the front', 'winner', 'uid', ['winner', 'uid', 'course', 'status']],
  ['to the end', 'uid', undefined, ['course', 'status', 'winner', 'uid']],
  ['to its current place', 'course', 'status', ids],
])('LIST-13 orderWith moves a column %s', (_, id, next, order) => {
  expect(orderWith(DEFAULT_LAYOUT, ids, id, next)).toEqual(order);
});

it('LIST-13 orderWith moves any column before any other and keeps the order of the others', () => {
  const two = fc.shuffledSubarray(ids, { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(fc.shuffledSubarray(ids), two, (order, [id = '', next]) => {
      const layout = { ...DEFAULT_LAYOUT, order };
      const moved = soundLayout({ ...layout, order: orderWith(layout, ids, id, next) }, ids);
      const others = arrangedIds(layout, ids).filter((other) => other !== id);
      expect(arrangedIds(moved, ids)).toEqual(others.toSpliced(others.indexOf(next ?? ''), 0, id));
    }),
  );
});

it('LIST-13 a pinned column keeps its place in the order', () => {
  const layout = { ...DEFAULT_LAYOUT, pinned: ['status'] };
  const order = orderWith(layout, ids, 'winner', 'uid');
  expect(arrangedIds({ ...layout, order }, ids)).toEqual(['status', 'winner', 'uid', 'course']);
  expect(arrangedIds({ ...layout, pinned: [], order }, ids)).toEqual(['winner', 'uid', 'course', 'status']);
});

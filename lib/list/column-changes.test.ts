import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveColumn, resizeColumns, toggleColumn, togglePin } from './column-changes';
import { arrangedIds, DEFAULT_LAYOUT } from './column-layout';
import { soundLayout } from './column-layout-text';

const ids = ['uid', 'course', 'status', 'winner'];

describe('LIST-13 moveColumn', () => {
  it.each([
    ['to the front', [], 'winner', 0, ['winner', 'uid', 'course', 'status'], []],
    ['to the end', [], 'uid', 3, ['course', 'status', 'winner', 'uid'], []],
    ['to its current place', [], 'course', 1, ids, []],
    ['among the pinned columns', ['status', 'uid'], 'uid', 0, ['uid', 'status', 'course', 'winner'], ['uid', 'status']],
    [
      'between two pinned columns: becomes pinned',
      ['status', 'uid'],
      'winner',
      1,
      ['status', 'winner', 'uid', 'course'],
      ['status', 'winner', 'uid'],
    ],
    [
      'behind the pinned columns: stays unpinned',
      ['status', 'uid'],
      'winner',
      2,
      ['status', 'uid', 'winner', 'course'],
      ['status', 'uid'],
    ],
    [
      'from the pinned columns to the others: becomes unpinned',
      ['status', 'uid'],
      'status',
      2,
      ['uid', 'course', 'status', 'winner'],
      ['uid'],
    ],
  ])('%s', (_, pinned, id, place, arranged, pins) => {
    const moved = moveColumn({ ...DEFAULT_LAYOUT, pinned }, ids, id, place);
    expect(arrangedIds(moved, ids)).toEqual(arranged);
    expect(moved.pinned).toEqual(pins);
  });

  it('moves any column to any place and keeps the order of the others', () => {
    const some = fc.subarray(ids);
    const shuffled = fc.shuffledSubarray(ids);
    const place = fc.nat(ids.length - 1);
    fc.assert(
      fc.property(shuffled, shuffled, some, fc.constantFrom(...ids), place, (order, pinned, hidden, id, to) => {
        const layout = { ...DEFAULT_LAYOUT, order, pinned, hidden };
        const moved = soundLayout(moveColumn(layout, ids, id, to), ids);
        const others = arrangedIds(layout, ids).filter((other) => other !== id);
        expect(arrangedIds(moved, ids)).toEqual(others.toSpliced(to, 0, id));
      }),
    );
  });
});

describe('LIST-13 other changes', () => {
  it('an unpinned column returns to its place in the order', () => {
    const pinned = togglePin(DEFAULT_LAYOUT, 'status');
    expect(arrangedIds(pinned, ids)).toEqual(['status', 'uid', 'course', 'winner']);
    expect(arrangedIds(togglePin(pinned, 'status'), ids)).toEqual(ids);
  });

  it('a column can be hidden and shown', () => {
    const hidden = toggleColumn(DEFAULT_LAYOUT, 'uid');
    expect(hidden.hidden).toEqual(['uid']);
    expect(toggleColumn(hidden, 'uid')).toEqual(DEFAULT_LAYOUT);
  });

  it('a width is clamped, and null resets it', () => {
    const wide = resizeColumns(DEFAULT_LAYOUT, { uid: 9999, course: 120.4 });
    expect(wide.widths).toEqual({ uid: 800, course: 120 });
    expect(resizeColumns(wide, { uid: null }).widths).toEqual({ course: 120 });
  });
});

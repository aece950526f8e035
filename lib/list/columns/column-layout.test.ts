import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColumnLayout, DEFAULT_LAYOUT, layoutParams } from './column-layout';
import { parseLayout, readLayoutParams, serializeLayout, soundLayout } from './column-layout-text';

const ids = ['uid', 'course', 'status', 'winner'];
const arranged: ColumnLayout = {
  order: ['winner', 'uid'],
  hidden: ['course'],
  pinned: ['status'],
  widths: { uid: 90, course: 240 },
};

const anyId = fc.oneof(fc.constantFrom(...ids, '__proto__', 'constructor', 'x_1'), fc.string());
const anyLayout: fc.Arbitrary<ColumnLayout> = fc.record({
  order: fc.array(anyId),
  hidden: fc.array(anyId),
  pinned: fc.array(anyId),
  widths: fc.dictionary(anyId, fc.oneof(fc.integer(), fc.double())),
});

describe('LIST-13 the layout in a cookie', () => {
  it.each([
    ['', DEFAULT_LAYOUT],
    ['uid.region', { ...DEFAULT_LAYOUT, hidden: ['uid', 'region'] }],
    ['course~winner.uid~status~uid-90.course-240', arranged],
    ['~~status', { ...DEFAULT_LAYOUT, pinned: ['status'] }],
    ['~~~uid-9.course-9999', { ...DEFAULT_LAYOUT, widths: { uid: 48, course: 800 } }],
    ['~~~uid.-90.uid-.uid-1e3.uid--9.uid-99999', DEFAULT_LAYOUT],
    ['<b>.a b~%00~..~~~~', DEFAULT_LAYOUT],
  ])('reads %j', (text, layout) => {
    expect(parseLayout(text)).toEqual(layout);
  });

  it('holds only differences from the default', () => {
    expect(serializeLayout(DEFAULT_LAYOUT)).toBe('');
    expect(serializeLayout({ ...DEFAULT_LAYOUT, hidden: ['uid', 'region'] })).toBe('uid.region');
    expect(serializeLayout(arranged)).toBe('course~winner.uid~status~uid-90.course-240');
  });
});

describe('LIST-13 the layout in an address', () => {
  const read = (query: string) => {
    const params = new URLSearchParams(query);
    return readLayoutParams((name) => params.get(name) ?? undefined);
  };

  it.each([
    ['q=port&sortedBy=status', null],
    ['hide=', DEFAULT_LAYOUT],
    ['hide=course&order=winner.uid&pin=status&width=uid-90.course-240', arranged],
    ['order=%3Cscript%3E&width=uid', DEFAULT_LAYOUT],
  ])('%s', (query, layout) => {
    expect(read(query)).toEqual(layout);
  });

  it('is written in the form in which it was read', () => {
    expect(new URLSearchParams(layoutParams(arranged)).toString()).toBe(
      'hide=course&order=winner.uid&pin=status&width=uid-90.course-240',
    );
  });
});

describe('LIST-13 soundLayout', () => {
  it.each([
    [
      'unknown and repeated ids are dropped',
      { order: ['x', 'winner', 'winner'], pinned: ['y', 'uid', 'uid'] },
      { order: ['winner'], pinned: ['uid'] },
    ],
    ['one column stays visible', { hidden: ids }, { hidden: [] }],
    [
      'widths are clamped and rounded',
      { widths: { uid: 3, course: 1e6, status: 99.6, x: 90 } },
      { widths: { uid: 48, course: 800, status: 100 } },
    ],
    [
      'an order omits columns that follow in the declared order',
      { order: ['winner', 'uid', 'course', 'status'] },
      { order: ['winner'] },
    ],
    ['the declared order becomes empty', { order: ids }, { order: [] }],
  ])('%s', (_, layout, sound) => {
    expect(soundLayout({ ...DEFAULT_LAYOUT, ...layout }, ids)).toEqual({ ...DEFAULT_LAYOUT, ...sound });
  });

  it('a sound layout is the same after a cookie and an address, for any input', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const sound = soundLayout(layout, ids);
        expect(sound.hidden.length).toBeLessThan(ids.length);
        for (const width of Object.values(sound.widths)) {
          expect(width).toBeGreaterThanOrEqual(48);
          expect(width).toBeLessThanOrEqual(800);
        }
        expect(soundLayout(parseLayout(serializeLayout(sound)), ids)).toEqual(sound);
        const params = new Map(layoutParams(sound));
        expect(soundLayout(readLayoutParams((name) => params.get(name)) ?? DEFAULT_LAYOUT, ids)).toEqual(sound);
      }),
    );
  });

  it('reads any text without an error', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.constantFrom('~', '.', '-', 'uid', '9', '__proto__')), (text, parts) => {
        for (const cookie of [text, parts.join('')]) {
          const sound = soundLayout(parseLayout(cookie), ids);
          expect(soundLayout(sound, ids)).toEqual(sound);
        }
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ColumnLayout,
  DEFAULT_LAYOUT,
  layoutParams,
  parseLayout,
  readLayoutParams,
  serializeLayout,
  soundLayout,
} from './column-layout';

const ids = ['uid', 'course', 'status', 'winner'];
const arranged: ColumnLayout = { order: ['winner', 'uid'], hidden: ['course'] };

const anyId = fc.oneof(fc.constantFrom(...ids, '__proto__', 'constructor', 'x_1'), fc.string());
const anyLayout: fc.Arbitrary<ColumnLayout> = fc.record({ order: fc.array(anyId), hidden: fc.array(anyId) });

describe('parseLayout and serializeLayout, for the layout cookie', () => {
  it.each([
    ['~', DEFAULT_LAYOUT],
    ['uid.region', { ...DEFAULT_LAYOUT, hidden: ['uid', 'region'] }],
    ['course~winner.uid', arranged],
    ['course~winner.uid~status~uid-90.course-240', arranged],
    ['<b>.a b~%00~..~~~~', DEFAULT_LAYOUT],
  ])('LIST-13 the column layout is parsed from the cookie value %j', (text, layout) => {
    expect(parseLayout(text)).toEqual(layout);
  });

  it('LIST-13 the layout cookie has a value even if no column is hidden', () => {
    expect(serializeLayout(DEFAULT_LAYOUT)).toBe('~');
    expect(serializeLayout(arranged)).toBe('course~winner.uid');
  });
});

describe('readLayoutParams and layoutParams, for a URL', () => {
  const read = (query: string) => {
    const params = new URLSearchParams(query);
    return readLayoutParams((name) => params.get(name) ?? undefined);
  };

  it.each([
    ['q=port&sortedBy=status', null],
    ['hide=', DEFAULT_LAYOUT],
    ['hide=course&order=winner.uid&pin=status&width=uid-90', arranged],
    ['order=%3Cscript%3E', DEFAULT_LAYOUT],
  ])('LIST-13 the query %s is parsed as a column layout', (query, layout) => {
    expect(read(query)).toEqual(layout);
  });

  it('LIST-13 a column layout in a URL has the form that the app parses', () => {
    expect(new URLSearchParams(layoutParams(arranged)).toString()).toBe('hide=course&order=winner.uid');
  });
});

describe('soundLayout', () => {
  it.each([
    ['drops unknown and repeated ids', { order: ['x', 'winner', 'winner'] }, { order: ['winner'] }],
    ['keeps one column visible', { hidden: ids }, { hidden: [] }],
    [
      'omits columns that follow in the declared order',
      { order: ['winner', 'uid', 'course', 'status'] },
      { order: ['winner'] },
    ],
    ['returns an empty order for the declared order', { order: ids }, { order: [] }],
  ])('LIST-13 soundLayout repairs a stored column layout: %s', (_, layout, sound) => {
    expect(soundLayout({ ...DEFAULT_LAYOUT, ...layout }, ids)).toEqual({ ...DEFAULT_LAYOUT, ...sound });
  });

  it('LIST-13 what soundLayout returns is the same after a cookie or URL has stored it', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        const sound = soundLayout(layout, ids);
        expect(sound.hidden.length).toBeLessThan(ids.length);
        expect(soundLayout(parseLayout(serializeLayout(sound)), ids)).toEqual(sound);
        const params = new Map(layoutParams(sound));
        expect(soundLayout(readLayoutParams((name) => params.get(name)) ?? DEFAULT_LAYOUT, ids)).toEqual(sound);
      }),
    );
  });

  it('LIST-13 soundLayout accepts any text without throwing an error', () => {
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

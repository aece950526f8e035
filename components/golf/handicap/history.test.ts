import { describe, expect, it } from 'vitest';
import type { HandicapEntry } from '@/lib/resources/handicaps';
import type { ReadItem } from '@/lib/resources/loaded';
import { handicapHistory } from './history';
import { handicapTrend } from './history-words';

const entry = (
  uid: string,
  changedAt: string,
  handicap: number,
  previousHandicap: number | null,
): ReadItem<HandicapEntry> => ({
  ok: true,
  item: { uid, changedAt: `${changedAt}T12:00:00.000Z`, handicap, previousHandicap },
  faults: [],
});
const marksOf = (...rows: ReadItem<HandicapEntry>[]) =>
  handicapHistory(rows, 'Europe/London').marks.map(({ number, severity, words, entry: { uid } }) => [
    number,
    severity,
    words,
    uid,
  ]);

describe('handicapHistory', () => {
  it('ERR-4 a handicap history omits an entry whose handicap could not be parsed, but keeps an entry that lacks another field', () => {
    const lost = { ok: true, item: { uid: 'c', changedAt: '2026-01-03T12:00:00.000Z' }, faults: [] } as const;
    const other = entry('b', '2026-01-02', 12, 12);
    const { entries, unread } = handicapHistory([lost, other, entry('a', '2026-01-01', 12, null)], 'Europe/London');
    expect([entries.length, unread]).toEqual([2, 1]);
  });

  it('a handicap history starts with the oldest entry and omits rows that could not be parsed', () => {
    const broken: ReadItem<HandicapEntry> = { ok: false, uid: 'b', faults: [] };
    const history = handicapHistory(
      [entry('c', '2026-03-01', 12.1, 12), broken, entry('a', '2026-01-01', 12, null)],
      'UTC',
    );
    expect(history.entries.map(({ uid }) => uid)).toEqual(['a', 'c']);
    expect(history).toMatchObject({ unread: 1, marks: [] });
  });

  it.each([
    [15.1, [[1, 'odd', 'Up by 3.1 in one step.', 'b']]],
    [8.9, [[1, 'odd', 'Down by 3.1 in one step.', 'b']]],
    [15, []],
    [9, []],
  ])('a handicap history marks a change from 12.0 to %d only if the change is more than 3.0', (handicap, marks) => {
    expect(marksOf(entry('b', '2026-02-01', handicap, 12), entry('a', '2026-01-01', 12, null))).toEqual(marks);
  });

  it('HCP-2 a handicap history marks a handicap above 54.0, but not 54.0 itself', () => {
    expect(marksOf(entry('b', '2026-02-01', 54.1, 54), entry('a', '2026-01-01', 54, null))).toEqual([
      [1, 'wrong', 'Above the maximum of 54.0.', 'b'],
    ]);
  });

  it('HCP-2 a handicap history marks dates that are out of order, shows them in the chosen time zone, and numbers the marks', () => {
    const rows = [
      entry('c', '2026-07-01', 16, 12),
      entry('b', '2026-08-01', 12, 12.2),
      entry('a', '2026-01-01', 12.2, null),
    ];
    expect(marksOf(...rows)).toEqual([
      [1, 'odd', 'Up by 4 in one step.', 'c'],
      [2, 'wrong', 'Dated 2026-07-01 13:00, but listed after 2026-08-01 13:00.', 'c'],
    ]);
    expect(handicapHistory(rows, 'UTC').marksOf.get('c')).toHaveLength(2);
  });
});

it.each([
  [[['2026-04-03', 31]], '31.0 on 2026-04-03.'],
  [
    [
      ['2026-04-03', 31],
      ['2026-06-05', 24.4],
      ['2026-11-06', 27.7],
    ],
    'From 31.0 on 2026-04-03 to 27.7 on 2026-11-06: down 3.3.',
  ],
  [
    [
      ['2026-04-03', -1.2],
      ['2026-11-06', -1.2],
    ],
    'From +1.2 on 2026-04-03 to +1.2 on 2026-11-06: unchanged.',
  ],
  [[], ''],
] as [readonly [string, number][], string][])(
  'HCP-1 screen readers get a sentence about the trend of the handicaps %j',
  (points, words) => {
    const entries = points.map(([day, handicap]) => ({ changedAt: `${day}T12:00:00.000Z`, handicap }));
    expect(handicapTrend(entries, 'UTC')).toBe(words);
  },
);

import { describe, expect, it } from 'vitest';
import { adjacentMonths, monthLabel, monthSpans, readMonth } from './month';

const today = '2026-11-24';
const span = (first: string, last: string) => ({ first, last });

describe('MONTH-2 the month of an address', () => {
  it.each([
    ['2025-02', '2025-02'],
    ['2026-11', '2026-11'],
    ['2026-12', '2026-10'],
    ['2026-13', '2026-10'],
    ['1899-01', '2026-10'],
    ['October', '2026-10'],
    [undefined, '2026-10'],
    [['2025-02', '2025-03'], '2026-10'],
  ])('%s is %s', (month, read) => {
    expect(readMonth({ month }, today)).toBe(read);
  });

  it('of the first month of a year the last one that is over is December', () => {
    expect(readMonth({}, '2026-01-05')).toBe('2025-12');
  });
});

describe('MONTH-2 what is compared', () => {
  it('whole months, however long each is', () => {
    expect(monthSpans('2026-03', today)).toEqual({
      now: span('2026-03-01', '2026-03-31'),
      before: span('2026-02-01', '2026-02-28'),
      yearBefore: span('2025-03-01', '2025-03-31'),
    });
  });

  it('of a month that is not over the days that are', () => {
    expect(monthSpans('2026-11', today)).toEqual({
      now: span('2026-11-01', '2026-11-23'),
      before: span('2026-10-01', '2026-10-23'),
      yearBefore: span('2025-11-01', '2025-11-23'),
    });
  });

  it('as many days as the shortest of the three has', () => {
    expect(monthSpans('2026-03', '2026-03-31')).toEqual({
      now: span('2026-03-01', '2026-03-28'),
      before: span('2026-02-01', '2026-02-28'),
      yearBefore: span('2025-03-01', '2025-03-28'),
    });
  });

  it('nothing on the first day of a month', () => {
    expect(monthSpans('2026-11', '2026-11-01')).toBeNull();
    expect(monthSpans('2026-10', '2026-11-01')).not.toBeNull();
  });
});

describe('MONTH-3 the months around one', () => {
  it('end with the current one', () => {
    expect(adjacentMonths('2026-10', today)).toEqual({ earlier: '2026-09', later: '2026-11' });
    expect(adjacentMonths('2026-11', today)).toEqual({ earlier: '2026-10', later: null });
  });

  it('have names', () => {
    expect(monthLabel('2026-10')).toBe('October 2026');
  });
});

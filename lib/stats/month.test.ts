import { describe, expect, it } from 'vitest';
import { adjacentMonths, monthLabel, monthSpans, readMonth } from './month';

const today = '2026-11-24';
const span = (first: string, last: string) => ({ first, last });

describe('MONTH-2 the month in an address', () => {
  it.each([
    ['2025-02', '2025-02'],
    ['2026-11', '2026-11'],
    ['2026-12', '2026-10'],
    ['2026-13', '2026-10'],
    ['1899-01', '2026-10'],
    ['October', '2026-10'],
    [undefined, '2026-10'],
    [['2025-02', '2025-03'], '2026-10'],
  ])('%s is read as %s', (month, read) => {
    expect(readMonth({ month }, today)).toBe(read);
  });

  it('is December by default in the first month of a year', () => {
    expect(readMonth({}, '2026-01-05')).toBe('2025-12');
  });
});

describe('MONTH-2 the compared days', () => {
  it('are full months of any length', () => {
    expect(monthSpans('2026-03', today)).toEqual({
      now: span('2026-03-01', '2026-03-31'),
      before: span('2026-02-01', '2026-02-28'),
      yearBefore: span('2025-03-01', '2025-03-31'),
    });
  });

  it('are the days so far, in the current month', () => {
    expect(monthSpans('2026-11', today)).toEqual({
      now: span('2026-11-01', '2026-11-23'),
      before: span('2026-10-01', '2026-10-23'),
      yearBefore: span('2025-11-01', '2025-11-23'),
    });
  });

  it('are as many as the shortest of the three months has', () => {
    expect(monthSpans('2026-03', '2026-03-31')).toEqual({
      now: span('2026-03-01', '2026-03-28'),
      before: span('2026-02-01', '2026-02-28'),
      yearBefore: span('2025-03-01', '2025-03-28'),
    });
  });

  it('are none on the first day of a month', () => {
    expect(monthSpans('2026-11', '2026-11-01')).toBeNull();
    expect(monthSpans('2026-10', '2026-11-01')).not.toBeNull();
  });
});

describe('MONTH-3 the previous and the next month', () => {
  it('end with the current month', () => {
    expect(adjacentMonths('2026-10', today)).toEqual({ earlier: '2026-09', later: '2026-11' });
    expect(adjacentMonths('2026-11', today)).toEqual({ earlier: '2026-10', later: null });
  });

  it('have names', () => {
    expect(monthLabel('2026-10')).toBe('October 2026');
  });
});

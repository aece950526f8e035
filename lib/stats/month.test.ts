import { describe, expect, it } from 'vitest';
import { adjacentMonths, monthSpans, readMonth } from './month';

const today = '2026-11-24';
const span = (first: string, last: string) => ({ first, last });

describe('readMonth', () => {
  it.each([
    ['2025-02', '2025-02'],
    ['2026-11', '2026-11'],
    ['2026-12', '2026-10'],
    ['2026-13', '2026-10'],
    ['1899-01', '2026-10'],
    ['October', '2026-10'],
    [undefined, '2026-10'],
    [['2025-02', '2025-03'], '2026-10'],
  ])('MONTH-2 the month %s in a URL becomes %s', (month, read) => {
    expect(readMonth({ month }, today)).toBe(read);
  });

  it('MONTH-2 in January, the default month is December of the year before', () => {
    expect(readMonth({}, '2026-01-05')).toBe('2025-12');
  });
});

describe('monthSpans', () => {
  it('MONTH-2 two past months are compared in full, even if their lengths differ', () => {
    expect(monthSpans('2026-03', today)).toEqual({
      now: span('2026-03-01', '2026-03-31'),
      before: span('2026-02-01', '2026-02-28'),
      yearBefore: span('2025-03-01', '2025-03-31'),
    });
  });

  it('MONTH-2 the current month is compared up to yesterday', () => {
    expect(monthSpans('2026-11', today)).toEqual({
      now: span('2026-11-01', '2026-11-23'),
      before: span('2026-10-01', '2026-10-23'),
      yearBefore: span('2025-11-01', '2025-11-23'),
    });
  });

  it('MONTH-2 if the previous month has 28 days, only the first 28 days of each month are compared', () => {
    expect(monthSpans('2026-03', '2026-03-31')).toEqual({
      now: span('2026-03-01', '2026-03-28'),
      before: span('2026-02-01', '2026-02-28'),
      yearBefore: span('2025-03-01', '2025-03-28'),
    });
  });

  it('MONTH-2 no days are compared on the first day of a month', () => {
    expect(monthSpans('2026-11', '2026-11-01')).toBeNull();
    expect(monthSpans('2026-10', '2026-11-01')).not.toBeNull();
  });
});

describe('adjacentMonths', () => {
  it('MONTH-3 after the current month there is no next report', () => {
    expect(adjacentMonths('2026-10', today)).toEqual({ earlier: '2026-09', later: '2026-11' });
    expect(adjacentMonths('2026-11', today)).toEqual({ earlier: '2026-10', later: null });
  });
});

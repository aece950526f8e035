import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime, formatDay, formatTime, zoneLabel } from './date';
import { changeText, formatHandicap } from './handicap';
import { formatCount, formatTenths } from './number';

describe('dates', () => {
  it.each([
    ['2026-10-17T14:32:59.999Z', 'UTC', '2026-10-17 14:32'],
    ['2026-07-01T23:30:00+00:00', 'Europe/London', '2026-07-02 00:30'],
    ['2026-01-01T00:00:00Z', 'America/New_York', '2025-12-31 19:00'],
    ['2026-03-29T01:00:00Z', 'Europe/London', '2026-03-29 02:00'],
    ['2026-10-25T00:30:00Z', 'Europe/London', '2026-10-25 01:30'],
    ['2026-10-25T01:30:00Z', 'Europe/London', '2026-10-25 01:30'],
    ['2018-11-04T02:59:00Z', 'America/Sao_Paulo', '2018-11-03 23:59'],
    ['2018-11-04T03:00:00Z', 'America/Sao_Paulo', '2018-11-04 01:00'],
    ['2026-10-17T16:32:00+02:00', 'Asia/Kathmandu', '2026-10-17 20:17'],
    ['9999-12-31T23:59:59Z', 'UTC', '9999-12-31 23:59'],
    ['9999-12-31T23:59:59Z', 'Asia/Tokyo', '10000-01-01 08:59'],
  ])('FR-4 the moment %s in %s is shown as %s', (iso, zone, text) => {
    expect(formatDateTime(iso, zone)).toBe(text);
    expect(formatDateTime(new Date(iso), zone)).toBe(text);
    expect(`${formatDay(iso, zone)} ${formatTime(iso, zone)}`).toBe(text);
  });

  it.each([
    ['UTC', 'UTC'],
    ['Europe/London', 'London'],
    ['America/New_York', 'New York'],
  ])('FR-4 the time zone %s is labelled %s', (zone, label) => {
    expect(zoneLabel(zone)).toBe(label);
  });
});

describe('numbers', () => {
  it.each([
    [-1.2, '+1.2'],
    [0, '0.0'],
    [14, '14.0'],
    [-0.04, '0.0'],
    [54, '54.0'],
    [12.35, '12.4'],
    [-1.25, '+1.2'],
  ])('a handicap of %s is shown as %s', (handicap, text) => {
    expect(formatHandicap(handicap)).toBe(text);
  });

  it.each([
    [22.8, 22.7, 'Up 0.1'],
    [-1.2, 0.3, 'Down 1.5'],
    [12, 12, 'Unchanged'],
    [12, null, null],
  ])('HCP-1 a handicap of %s after a handicap of %s is shown as %s', (handicap, previousHandicap, text) => {
    expect(changeText({ handicap, previousHandicap })).toBe(text);
  });

  it('LIST-5 a total is shown with a thousands separator', () => {
    expect(formatCount(1204)).toBe('1,204');
    const intl = new Intl.NumberFormat('en-GB');
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), fc.integer(), fc.float({ noNaN: true })), (count) => {
        expect(formatCount(count)).toBe(intl.format(Object.is(count, -0) ? 0 : count));
      }),
    );
  });

  it('a percentage has one decimal, and a large one has a thousands separator', () => {
    expect(formatTenths(1204)).toBe('1,204.0');
    const intl = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (share) => {
        expect(formatTenths(share)).toBe(intl.format(Math.abs(share)));
      }),
    );
  });
});

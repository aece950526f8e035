import { describe, expect, it } from 'vitest';
import { dayStart, nextDayStart } from './day-start';
import { isDay } from './is-day';

describe('isDay, dayStart and nextDayStart', () => {
  it.each([
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-1-5', false],
    ['0026-01-05', false],
    ['1910-01-01', true],
    ['9999-01-01', false],
    ['2026-01-05T00:00:00Z', false],
    [' 2026-01-05', false],
    ['', false],
  ])('whether %j is a valid day: %s', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it.each([
    ['UTC', '2026-10-17', '2026-10-17T00:00:00.000Z', '2026-10-18T00:00:00.000Z'],
    ['Europe/London', '2026-03-29', '2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z'],
    ['Europe/London', '2026-10-25', '2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
    ['America/Sao_Paulo', '2018-11-03', '2018-11-03T03:00:00.000Z', '2018-11-04T03:00:00.000Z'],
    ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z'],
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z', '2026-04-24T21:00:00.000Z'],
  ])('DASH-3 in %s, %s begins at %s and the next day at %s', (zone, day, start, next) => {
    expect(dayStart(day, zone)).toBe(start);
    expect(nextDayStart(day, zone)).toBe(next);
  });
});

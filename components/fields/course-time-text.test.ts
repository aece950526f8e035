import { expect, it } from 'vitest';
import { courseTimeText } from './course-time-text';

const summer = '2026-07-01T22:30:00.000Z';

it('CLOCK-1 the local time at a course includes the course’s time zone and offset', () => {
  const words = (zone: string, at = summer) => courseTimeText(at, { ok: true, value: zone });
  expect(words('Asia/Tokyo')).toBe('2026-07-02 07:30 Asia/Tokyo (UTC+9) at the course');
  expect(words('Europe/London')).toBe('2026-07-01 23:30 Europe/London (UTC+1) at the course');
  expect(words('Europe/London', '2026-01-01T12:00:00.000Z')).toBe(
    '2026-01-01 12:00 Europe/London (UTC+0) at the course',
  );
  expect(words('America/New_York', '2026-07-01T00:10:00+02:00')).toBe(
    '2026-06-30 18:10 America/New_York (UTC-4) at the course',
  );
  expect(words('Asia/Kathmandu')).toContain('(UTC+5:45)');
});

it.each([
  ['UTC', 'Europe/London', '2026-01-01T12:00:00.000Z', 'same at the course'],
  ['UTC', 'Europe/London', summer, '2026-07-01 23:30 Europe/London (UTC+1) at the course'],
  ['Asia/Tokyo', 'Asia/Tokyo', summer, 'same at the course'],
])('CLOCK-1 beside a time in %s, the same time in %s is not shown again for the course', (shown, zone, at, words) => {
  expect(courseTimeText(at, { ok: true, value: zone }, shown)).toBe(words);
});

it('CLOCK-2 the local time says whether the course has no position or could not be loaded', () => {
  expect(courseTimeText(summer, { ok: true, value: null })).toBe('Local time unknown: this course has no position');
  const failure = { kind: 'refused', status: 403, message: 'Request failed with status 403' } as const;
  expect(courseTimeText(summer, { ok: false, failure })).toBe(
    'Could not load the local time of the course: Request failed with status 403',
  );
});

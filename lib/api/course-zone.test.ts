import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isTimeZone } from '@/lib/contract/time-zone';
import { getCourseZone } from './course-zone';

const getCourse = vi.hoisted(() => vi.fn());
vi.mock('./courses', () => ({ getCourse }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  getCourse.mockReset();
});

it('CLOCK-1 finds the zone of a course by its position, and asks for a course once in five minutes', async () => {
  getCourse.mockResolvedValue({ latitude: 35.3, longitude: 139.3 });
  expect(await getCourseZone('kanagawa')).toBe('Asia/Tokyo');
  vi.advanceTimersByTime(299_000);
  expect(await getCourseZone('kanagawa')).toBe('Asia/Tokyo');
  expect(getCourse).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  await getCourseZone('kanagawa');
  expect(getCourse).toHaveBeenCalledTimes(2);
});

it('CLOCK-2 a course with no position, or half of one, has no zone', async () => {
  for (const [uid, place] of Object.entries({
    none: { latitude: null, longitude: null },
    half: { latitude: 51.5 },
    absent: {},
  })) {
    getCourse.mockResolvedValue(place);
    expect(await getCourseZone(uid)).toBeNull();
  }
});

it('CLOCK-2 a failure is not kept', async () => {
  getCourse.mockRejectedValueOnce(new Error('down'));
  await expect(getCourseZone('lisbon')).rejects.toThrow('down');
  getCourse.mockResolvedValue({ latitude: 38.7, longitude: -9.4 });
  expect(await getCourseZone('lisbon')).toBe('Europe/Lisbon');
});

it('CLOCK-1 this machine knows every zone that a position can have', async () => {
  for (let latitude = -90; latitude <= 90; latitude += 3) {
    for (let longitude = -180; longitude <= 180; longitude += 3) {
      getCourse.mockResolvedValue({ latitude, longitude });
      const zone = await getCourseZone(`${latitude} ${longitude}`);
      expect(zone !== null && isTimeZone(zone), `${latitude} ${longitude} ${zone}`).toBe(true);
    }
  }
});

import { afterEach, expect, it, vi } from 'vitest';
import { isTimeZone } from '@/lib/contract/time-zone';
import { getCourseZone } from './course-zone';

const fetchRecord = vi.hoisted(() => vi.fn());
vi.mock('./fetch-page', () => ({ fetchRecord }));

afterEach(() => void fetchRecord.mockReset());

it('CLOCK-1 the time zone of a course follows from its position', async () => {
  fetchRecord.mockResolvedValue({ item: { latitude: 35.3, longitude: 139.3 } });
  expect(await getCourseZone('kanagawa')).toBe('Asia/Tokyo');
});

it('CLOCK-2 an account whose request the API refuses does not get a cached time zone', async () => {
  fetchRecord.mockResolvedValueOnce({ item: { latitude: 35.3, longitude: 139.3 } });
  await getCourseZone('chiba');
  fetchRecord.mockRejectedValueOnce(new Error('403'));
  await expect(getCourseZone('chiba')).rejects.toThrow('403');
});

it('CLOCK-2 a course has no time zone if its position is missing or incomplete', async () => {
  for (const [uid, place] of Object.entries({
    none: { latitude: null, longitude: null },
    half: { latitude: 51.5 },
    absent: {},
  })) {
    fetchRecord.mockResolvedValue({ item: place });
    expect(await getCourseZone(uid)).toBeNull();
  }
});

it('CLOCK-1 Node knows the time zone of every course position', async () => {
  for (let latitude = -90; latitude <= 90; latitude += 3) {
    for (let longitude = -180; longitude <= 180; longitude += 3) {
      fetchRecord.mockResolvedValue({ item: { latitude, longitude } });
      const zone = await getCourseZone(`${latitude} ${longitude}`);
      expect(zone !== null && isTimeZone(zone), `${latitude} ${longitude} ${zone}`).toBe(true);
    }
  }
});

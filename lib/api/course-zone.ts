import 'server-only';
import zoneAt from '@photostructure/tz-lookup';
import { cache } from 'react';
import { Course, courses } from '@/lib/contract/courses';
import { fetchRecord } from './fetch-page';

const source = { endpoint: courses.get, item: Course, mayBeMissing: ['country', 'region', 'holesCount'] };

export const getCourseZone = cache(async (uid: string): Promise<string | null> => {
  const { latitude, longitude } = (await fetchRecord(source, { id: uid })).item;
  return latitude == null || longitude == null ? null : zoneAt(latitude, longitude);
});

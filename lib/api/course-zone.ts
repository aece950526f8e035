import 'server-only';
import zoneAt from '@photostructure/tz-lookup';
import { getCourse } from './courses';

/**
 * The time zone of a course, by its latitude and longitude; null when it has no position.
 * @throws RequestFailed (404 when there is no such course), ContractBroken, Unreachable
 */
export async function getCourseZone(uid: string): Promise<string | null> {
  const { latitude, longitude } = await getCourse(uid);
  return latitude == null || longitude == null ? null : zoneAt(latitude, longitude);
}

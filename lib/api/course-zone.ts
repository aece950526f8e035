import 'server-only';
import zoneAt from '@photostructure/tz-lookup';
import { processState } from '@/lib/server/process-state';
import { getCourse } from './courses';

type Kept = { zone: string | null; until: number };

declare module '@/lib/server/process-state' {
  interface ProcessState {
    courseZones: Map<string, Kept>;
  }
}

const KEPT_MS = 5 * 60_000;
/** Some 100 bytes each. */
const MOST_KEPT = 5_000;

/**
 * The time zone of a course, by its latitude and longitude; null when it has no position. Kept for five minutes.
 * @throws RequestFailed (404 when there is no such course), ContractBroken, Unreachable
 */
export async function getCourseZone(uid: string): Promise<string | null> {
  const all = processState('courseZones', () => new Map());
  const kept = all.get(uid);
  if (kept && kept.until > Date.now()) return kept.zone;
  const { latitude, longitude } = await getCourse(uid);
  const zone = latitude == null || longitude == null ? null : zoneAt(latitude, longitude);
  all.delete(uid);
  all.set(uid, { zone, until: Date.now() + KEPT_MS });
  const [oldest] = all.keys();
  if (all.size > MOST_KEPT && oldest !== undefined) all.delete(oldest);
  return zone;
}

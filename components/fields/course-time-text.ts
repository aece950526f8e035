import type { Result } from '@/lib/contract/result';
import { formatWithZone } from '@/lib/format/date';

/** @param zone time zone of the course; null for a course without a position */
export function courseTimeText(at: string, zone: Result<string | null>): string {
  if (!zone.ok) return `Could not load the local time of the course: ${zone.failure.message}`;
  if (zone.value === null) return 'Local time unknown: this course has no position';
  return `${formatWithZone(at, zone.value)} at the course`;
}

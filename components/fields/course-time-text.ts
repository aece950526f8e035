import type { Result } from '@/lib/contract/result';
import { formatDateTime, formatWithZone } from '@/lib/format/date';

/**
 * @param zone the course's time zone; null if the course has no position
 * @param shown the time zone of the time beside this text, if there is one
 */
export function courseTimeText(at: string, zone: Result<string | null>, shown?: string): string {
  if (!zone.ok) return `Could not load the local time of the course: ${zone.failure.message}`;
  if (zone.value === null) return 'Local time unknown: this course has no position';
  if (shown !== undefined && formatDateTime(at, shown) === formatDateTime(at, zone.value)) return 'same at the course';
  return `${formatWithZone(at, zone.value)} at the course`;
}

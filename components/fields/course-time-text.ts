import type { Result } from '@/lib/contract/result';
import { formatWithZone } from '@/lib/format/date';

/** What the clock at a course showed at a moment, or why that is not known. `zone` is null without a position. */
export function courseTimeText(at: string, zone: Result<string | null>): string {
  if (!zone.ok) return `The course's local time could not be loaded: ${zone.failure.message}`;
  if (zone.value === null) return "The course's local time is not known: it has no position";
  return `${formatWithZone(at, zone.value)} at the course`;
}

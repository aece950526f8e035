import { courseTimeText } from '@/components/fields/course-time-text';
import type { Cells } from '@/components/fields/field-value';
import type { Result } from '@/lib/contract/result';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import type { Event } from '@/lib/resources/events';

export function eventFacts(courseZone: Result<string | null> | null): Cells<Event> {
  const drawTime = (at: string | null | undefined, timeZone: string) =>
    at && (
      <>
        <time dateTime={at}>{`${formatDateTime(at, timeZone)} ${zoneLabel(timeZone)}`}</time>
        {courseZone && (
          <span className="block text-xs text-muted-foreground">{courseTimeText(at, courseZone, timeZone)}</span>
        )}
      </>
    );
  return {
    startDate: ({ startDate }, { timeZone }) => drawTime(startDate, timeZone),
    endDate: ({ endDate }, { timeZone }) => drawTime(endDate, timeZone),
  };
}

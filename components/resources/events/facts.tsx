import type { ReactNode } from 'react';
import { courseTimeText } from '@/components/fields/course-time-text';
import { PlayTime } from '@/components/old-cells/play-time';
import type { DrawnFacts } from '@/components/old-record/facts';
import type { Event } from '@/lib/contract/events';
import type { Result } from '@/lib/contract/result';
import { field } from '@/lib/contract/wire/unread';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { eventStatus } from './event-status';

type Time = 'startDate' | 'endDate';

const atCourse = (time: Time) => (timeZone: string) =>
  field<Event, Time, ReactNode>(time, (at, { course }) =>
    at ? <PlayTime at={at} course={course?.uid} timeZone={timeZone} /> : null,
  );

/** The reader's clock, and below it the course's. */
const both = (time: Time, courseZone: Result<string | null> | undefined) => (timeZone: string) =>
  field<Event, Time, ReactNode>(time, (at) =>
    at ? (
      <>
        <time dateTime={at}>{`${formatDateTime(at, timeZone)} ${zoneLabel(timeZone)}`}</time>
        {courseZone && <span className="block text-xs text-muted-foreground">{courseTimeText(at, courseZone)}</span>}
      </>
    ) : null,
  );

/** The facts of an event that are more than their words: its times have the local time at the course on reach. */
export const eventFacts: DrawnFacts<Event> = {
  Status: () => eventStatus,
  Starts: atCourse('startDate'),
  Ends: atCourse('endDate'),
};

/** The same with both clocks in sight. `courseZone`: undefined where no course is named. */
export const eventFactsAt = (courseZone: Result<string | null> | undefined): DrawnFacts<Event> => ({
  ...eventFacts,
  Starts: both('startDate', courseZone),
  Ends: both('endDate', courseZone),
});

import type { Result } from '@/lib/contract/result';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { courseTimeWords } from './course-time-words';

type Props = {
  at: string;
  timeZone: string;
  /** Of the course; undefined where no course is named. */
  courseZone: Result<string | null> | undefined;
};

/** A time of play among the facts of a record: the reader's clock, and below it the course's. */
export function BothTimes({ at, timeZone, courseZone }: Props) {
  return (
    <>
      <time dateTime={at}>{`${formatDateTime(at, timeZone)} ${zoneLabel(timeZone)}`}</time>
      {courseZone && <span className="block text-xs text-muted-foreground">{courseTimeWords(at, courseZone)}</span>}
    </>
  );
}

import type { Result } from '@/lib/contract/result';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { courseTimeWords } from './words';

type Props = {
  at: string;
  timeZone: string;
  /** Of the course; undefined where no course is named. */
  courseZone: Result<string | null> | undefined;
  /** In one line. */
  inline?: boolean;
};

/** A time of play on its record's screen: the reader's clock and the course's. */
export function BothTimes({ at, timeZone, courseZone, inline = false }: Props) {
  return (
    <>
      <time dateTime={at}>{`${formatDateTime(at, timeZone)} ${zoneLabel(timeZone)}`}</time>
      {courseZone && (
        <span className={inline ? undefined : 'block text-xs text-muted-foreground'}>
          {inline ? ` (${courseTimeWords(at, courseZone)})` : courseTimeWords(at, courseZone)}
        </span>
      )}
    </>
  );
}

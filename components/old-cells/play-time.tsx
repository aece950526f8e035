import type { PathTo } from '@/lib/contract/wire/read';
import { made, type Reads } from '@/lib/contract/wire/unread';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import type { Column } from './column';
import { CourseTime } from './course-time';

/** The column of a time of play, whose tooltip has the local time at the course. */
export function playColumn<Item extends { course?: { uid: string } | null | undefined }>(
  id: PathTo<Item, string | null | undefined>,
  header: string,
  width: number,
  timeZone: string,
): Column<Item> {
  const at: Reads<Item, string | null | undefined> = id;
  return {
    id,
    header,
    note: zoneLabel(timeZone),
    width,
    small: 'fact',
    text: made(at, (time) => time && formatDateTime(time, timeZone)),
    played: made(at, (time, { course }) => (time && course ? ([time, course.uid] as const) : null)),
  };
}

type Props = {
  at: string;
  /** The uid of the course; null where none is known. */
  course: string | null | undefined;
  timeZone: string;
};

export function PlayTime({ at, course, timeZone }: Props) {
  const text = `${formatDateTime(at, timeZone)} ${zoneLabel(timeZone)}`;
  return course ? <CourseTime played={[at, course]}>{text}</CourseTime> : text;
}

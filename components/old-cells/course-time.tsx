import { GroupTime } from '@/components/old-lazy/tab-stop';
import { courseTimeAddress } from '@/lib/format/course-time-address';
import type { PlayedAt } from './column';

/** A time of play. Pointer, focus and tap show what the clock at its course showed. */
export function CourseTime({ played: [at, course], children }: { played: PlayedAt; children: string }) {
  return (
    <GroupTime dateTime={at} data-tip-from={courseTimeAddress(course, at)}>
      {children}
    </GroupTime>
  );
}

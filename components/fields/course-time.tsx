'use client';

import { courseTimeAddress } from '@/lib/format/course-time-address';
import { useTabIndex } from './row-tab-stop';

type Props = {
  at: string;
  courseUid: string;
  children: string;
};

/** Shows the local time at the course on hover, focus and tap. */
export function CourseTime({ at, courseUid, children }: Props) {
  return (
    <time dateTime={at} data-tip-from={courseTimeAddress(courseUid, at)} tabIndex={useTabIndex(0)} className="dotted">
      {children}
    </time>
  );
}

'use client';

import { courseTimeAddress } from '@/lib/format/course-time-address';
import { useTabIndex } from './row-tab-stop';

type Props = {
  at: string;
  courseUid: string;
  children: string;
};

/** Pointer, focus and tap show the local time at the course. */
export function CourseTime({ at, courseUid, children }: Props) {
  return (
    <time dateTime={at} data-tip-from={courseTimeAddress(courseUid, at)} tabIndex={useTabIndex(0)} className="dotted">
      {children}
    </time>
  );
}

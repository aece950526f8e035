import type { Metadata } from 'next';
import { courseColumns } from '@/components/courses/columns';
import { courseMarks } from '@/components/courses/course-marks';
import { ListScreen } from '@/components/data-table/list-screen';
import { withCheckColumn } from '@/components/to-check/check-column';
import { LookLine } from '@/components/to-check/look-line';
import { getCourse } from '@/lib/api/courses';
import { soundItems } from '@/lib/contract/page';
import type { SearchParams } from '@/lib/list/list-state';
import { courses } from '@/lib/registry/courses';
import { lookThrough } from '@/lib/registry/look-through';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'Event Courses' };

type Props = { searchParams: Promise<SearchParams> };

export default async function EventCoursesPage({ searchParams }: Props) {
  const { list, looked } = await lookThrough(await openList(courses, searchParams), {
    kind: 'course',
    wordsOf: async ({ uid }) => courseMarks(soundItems((await getCourse(uid)).tees)).map(({ words }) => words),
  });
  return (
    <ListScreen list={list} title="Event Courses" columns={withCheckColumn(courseColumns(), looked)}>
      <LookLine looked={looked} what="faults of tees and holes" />
    </ListScreen>
  );
}

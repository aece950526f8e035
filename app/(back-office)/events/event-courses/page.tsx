import type { Metadata } from 'next';
import { courseColumns } from '@/components/courses/columns';
import { courseMarks } from '@/components/courses/course-marks';
import { ListPage } from '@/components/data-table/list-page';
import { withCheckColumn } from '@/components/to-check/check-column';
import { LookLine } from '@/components/to-check/look-line';
import { getCourse } from '@/lib/api/courses';
import { soundItems } from '@/lib/contract/page';
import type { SearchParams } from '@/lib/list/list-state';
import { courses } from '@/lib/registry/courses';
import { lookThrough } from '@/lib/registry/look-through';
import { openPage } from '@/lib/registry/open-page';

export const metadata: Metadata = { title: 'Event Courses' };

type Props = { searchParams: Promise<SearchParams> };

export default async function EventCoursesPage({ searchParams }: Props) {
  const page = await openPage(courses, { searchParams }, async (opened) => {
    const { list, looked } = await lookThrough(await opened, {
      wordsOf: async ({ uid }) => courseMarks(soundItems((await getCourse(uid)).tees)).map(({ words }) => words),
    });
    const children = <LookLine looked={looked} what="faults of tees and holes" />;
    return { list, columns: withCheckColumn(courseColumns(), looked), children };
  });
  return <ListPage page={page} title="Event Courses" columns={courseColumns} />;
}

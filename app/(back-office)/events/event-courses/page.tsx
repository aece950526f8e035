import type { Metadata } from 'next';
import { withCheckColumn } from '@/components/old-list/checks/check-column';
import { IssuesLine } from '@/components/old-list/checks/issues-line';
import { ListPage } from '@/components/old-list/list-page';
import { courseTable } from '@/components/resources/courses/columns';
import { courseMarks } from '@/components/resources/courses/course-marks';
import { getCourse } from '@/lib/api/courses';
import { soundItems } from '@/lib/contract/page';
import { findIssues } from '@/lib/old-answers/find-issues';
import { courses } from '@/lib/old-registry/courses';
import { openPage } from '@/lib/old-registry/open-page';

export const metadata: Metadata = { title: 'Event Courses' };

export default async function EventCoursesPage({ searchParams }: PageProps<'/events/event-courses'>) {
  const page = await openPage(courses, { searchParams }, async (opened) => {
    const { list, looked } = await findIssues(await opened, {
      wordsOf: async ({ uid }) => courseMarks(soundItems((await getCourse(uid)).tees)).map(({ words }) => words),
    });
    const children = <IssuesLine looked={looked} what="faults of tees and holes" />;
    return { list, table: withCheckColumn(courseTable(), looked), children };
  });
  return <ListPage page={page} title="Event Courses" table={courseTable} />;
}

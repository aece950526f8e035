import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { loadList } from '@/lib/loaders/load-list';
import { previewCourse } from '@/lib/loaders/previews/preview-course';
import { courses } from '@/lib/resources/courses';

export const metadata: Metadata = { title: 'Event Courses' };

export default function EventCoursesPage({ searchParams }: PageProps<'/events/event-courses'>) {
  const data = loadList(courses, searchParams, { preview: previewCourse });
  return <ListPage title="Event Courses" list={courses} data={data} />;
}

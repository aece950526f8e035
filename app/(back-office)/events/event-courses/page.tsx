import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { loadList } from '@/lib/loaders/load-list';
import { previewCourse } from '@/lib/loaders/previews/preview-course';
import { screenNames } from '@/lib/names';
import { courses } from '@/lib/resources/courses';

const { title } = screenNames['/events/event-courses'];

export const metadata: Metadata = { title };

export default function EventCoursesPage({ searchParams }: PageProps<'/events/event-courses'>) {
  const data = loadList(courses, searchParams, { preview: previewCourse });
  return <ListPage title={title} list={courses} data={data} />;
}

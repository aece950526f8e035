import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { loadList } from '@/lib/loaders/load-list';
import { previewCourse } from '@/lib/loaders/previews/preview-course';
import { courses } from '@/lib/resources/courses';

export const metadata: Metadata = { title: 'Event Courses' };

export default function EventCoursesPage({ searchParams }: PageProps<'/events/event-courses'>) {
  const data = loadList(courses, searchParams, { preview: previewCourse });
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title="Event Courses" list={courses} />}>
      {(loaded) => <ListScreen title="Event Courses" loaded={loaded} />}
    </StreamWhenSlow>
  );
}

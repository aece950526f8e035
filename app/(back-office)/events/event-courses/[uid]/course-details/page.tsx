import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordScreen } from '@/components/record/record-screen';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { courseFacts } from '@/components/resources/courses/cells';
import { CourseTees } from '@/components/resources/courses/course-tees';
import { loadRecord } from '@/lib/loaders/load-record';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { readTees } from '@/lib/loaders/read-tees';
import { course, courseSource } from '@/lib/resources/courses';

export const generateMetadata = recordTitle(course, courseSource);

export default async function CourseDetailsPage({ params }: PageProps<'/events/event-courses/[uid]/course-details'>) {
  const { uid } = await params;
  return (
    <StreamWhenSlow data={loadRecord(course, courseSource, uid)} fallback={<RecordSkeleton title="Course" />}>
      {(loaded) => (
        <RecordScreen
          loaded={loaded}
          record={course}
          cells={courseFacts}
          content={loaded.found.ok && <CourseTees rows={readTees(loaded.found.value.item)} />}
        />
      )}
    </StreamWhenSlow>
  );
}

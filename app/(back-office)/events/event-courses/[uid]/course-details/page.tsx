import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { courseFacts } from '@/components/resources/courses/cells';
import { CourseTees } from '@/components/resources/courses/course-tees';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { loadOpenedRecord } from '@/lib/loaders/look-up-record';
import { readTees } from '@/lib/loaders/read-tees';
import { course, courseSource } from '@/lib/resources/courses';

export const generateMetadata = recordTitle(course, courseSource);

export default async function CourseDetailsPage({ params }: PageProps<'/events/event-courses/[uid]/course-details'>) {
  const { uid } = await params;
  return (
    <StreamWhenSlow data={loadOpenedRecord(courseSource, uid)} fallback={<RecordSkeleton />}>
      {(loaded) => (
        <RecordContent
          loaded={loaded}
          record={course}
          cells={courseFacts}
          content={loaded.found.ok && <CourseTees rows={readTees(loaded.found.value.item)} />}
        />
      )}
    </StreamWhenSlow>
  );
}

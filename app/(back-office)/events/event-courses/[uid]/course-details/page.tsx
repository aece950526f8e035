import { BrokenParts } from '@/components/old-record/broken-parts';
import { RecordPage } from '@/components/old-record/record-page';
import { courseMarks } from '@/components/resources/courses/course-marks';
import { CourseTable } from '@/components/resources/courses/course-table';
import { courseFacts } from '@/components/resources/courses/facts';
import { CourseFaultList } from '@/components/resources/courses/fault-list';
import type { RatedTee } from '@/lib/contract/courses';
import { type Row, soundItems } from '@/lib/contract/page';
import { course } from '@/lib/old-records/course';
import { openRecord } from '@/lib/old-registry/open-record';
import { recordTitle } from '@/lib/old-registry/record-names';

export const generateMetadata = recordTitle('course');

export default async function CourseDetailsPage({ params }: PageProps<'/events/event-courses/[uid]/course-details'>) {
  const page = await openRecord(course, params);
  return (
    <RecordPage page={page} drawn={courseFacts} read={({ item }) => soundItems(item.tees)}>
      {({ item }) => <Tees rows={item.tees} />}
    </RecordPage>
  );
}

function Tees({ rows }: { rows: readonly Row<RatedTee>[] }) {
  const tees = soundItems(rows);
  const marks = courseMarks(tees);
  return (
    <>
      <BrokenParts what="A tee" rows={rows} />
      {rows.length === 0 && (
        <p className="border-t border-border px-6 py-12 text-center text-muted-foreground">No tees are known here.</p>
      )}
      {tees.length > 0 && (
        <div className="flex flex-col border-t xl:flex-row-reverse xl:items-start">
          {marks.length > 0 && <CourseFaultList marks={marks} />}
          <CourseTable tees={tees} marks={marks} />
        </div>
      )}
    </>
  );
}

import { RecordLayout } from '@/components/record/record-layout';
import { lookUpRecord } from '@/lib/loaders/look-up-record';
import { course, courseSource } from '@/lib/resources/courses';

export default async function CourseLayout({ params, children }: LayoutProps<'/events/event-courses/[uid]'>) {
  const { uid } = await params;
  return (
    <RecordLayout record={course} lookup={lookUpRecord(courseSource, uid)}>
      {children}
    </RecordLayout>
  );
}

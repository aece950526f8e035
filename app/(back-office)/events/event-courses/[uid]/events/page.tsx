import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list-screen';
import { eventCells } from '@/components/resources/events/cells';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewEvent } from '@/lib/loaders/previews/preview-event';
import { course, courseSource } from '@/lib/resources/courses';
import { eventsOfCourse } from '@/lib/resources/events';

export const metadata: Metadata = { title: 'Events' };

export default async function CourseEventsPage(props: PageProps<'/events/event-courses/[uid]/events'>) {
  const { uid } = await props.params;
  const owner = { record: course, source: courseSource, uid };
  const data = loadRecordList(eventsOfCourse, owner, props.searchParams, previewEvent);
  return <RecordListPage title="Events" list={eventsOfCourse} data={data} cells={eventCells} />;
}

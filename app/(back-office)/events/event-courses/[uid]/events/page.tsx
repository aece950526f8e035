import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list';
import { eventCells } from '@/components/resources/events/cells';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { previewEvent } from '@/lib/loaders/previews/preview-event';
import { screenNames } from '@/lib/names';
import { courseSource } from '@/lib/resources/courses';
import { eventsOfCourse } from '@/lib/resources/events';

const { title } = screenNames['/events/event-courses/*/events'];

export const metadata: Metadata = { title };

export default async function CourseEventsPage(props: PageProps<'/events/event-courses/[uid]/events'>) {
  const { uid } = await props.params;
  const owner = { source: courseSource, uid };
  const data = loadListOfRecord(eventsOfCourse, owner, props.searchParams, previewEvent);
  return <RecordListPage title={title} list={eventsOfCourse} data={data} cells={eventCells} />;
}

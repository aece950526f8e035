import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list-screen';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewEventRound } from '@/lib/loaders/previews/preview-event-round';
import { course, courseSource } from '@/lib/resources/courses';
import { eventRoundsOfCourse } from '@/lib/resources/event-rounds';

export const metadata: Metadata = { title: 'Event Rounds' };

export default async function CourseEventRoundsPage(props: PageProps<'/events/event-courses/[uid]/event-rounds'>) {
  const { uid } = await props.params;
  const owner = { record: course, source: courseSource, uid };
  const data = loadRecordList(eventRoundsOfCourse, owner, props.searchParams, previewEventRound);
  return <RecordListPage title="Event Rounds" list={eventRoundsOfCourse} data={data} />;
}

import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list';
import { eventRoundCells } from '@/components/resources/event-rounds/cells';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { previewEventRound } from '@/lib/loaders/previews/preview-event-round';
import { screenNames } from '@/lib/names';
import { courseSource } from '@/lib/resources/courses';
import { eventRoundsOfCourse } from '@/lib/resources/event-rounds';

const { title } = screenNames['/events/event-courses/*/event-rounds'];

export const metadata: Metadata = { title };

export default async function CourseEventRoundsPage(props: PageProps<'/events/event-courses/[uid]/event-rounds'>) {
  const { uid } = await props.params;
  const owner = { source: courseSource, uid };
  const data = loadListOfRecord(eventRoundsOfCourse, owner, props.searchParams, previewEventRound);
  return <RecordListPage title={title} list={eventRoundsOfCourse} data={data} cells={eventRoundCells} />;
}

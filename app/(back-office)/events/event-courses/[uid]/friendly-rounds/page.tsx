import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list';
import { friendlyRoundCells } from '@/components/resources/friendly-rounds/cells';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { previewFriendlyRound } from '@/lib/loaders/previews/preview-friendly-round';
import { screenNames } from '@/lib/names';
import { courseSource } from '@/lib/resources/courses';
import { friendlyRoundsOfCourse } from '@/lib/resources/friendly-rounds';

const { title } = screenNames['/events/event-courses/*/friendly-rounds'];

export const metadata: Metadata = { title };

export default async function CourseFriendlyRoundsPage(
  props: PageProps<'/events/event-courses/[uid]/friendly-rounds'>,
) {
  const { uid } = await props.params;
  const owner = { source: courseSource, uid };
  const data = loadListOfRecord(friendlyRoundsOfCourse, owner, props.searchParams, previewFriendlyRound);
  return <RecordListPage title={title} list={friendlyRoundsOfCourse} data={data} cells={friendlyRoundCells} />;
}

import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list';
import { friendlyRoundCells } from '@/components/resources/friendly-rounds/cells';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { previewFriendlyRound } from '@/lib/loaders/previews/preview-friendly-round';
import { courseSource } from '@/lib/resources/courses';
import { friendlyRoundsOfCourse } from '@/lib/resources/friendly-rounds';

export const metadata: Metadata = { title: 'Friendly Rounds' };

export default async function CourseFriendlyRoundsPage(
  props: PageProps<'/events/event-courses/[uid]/friendly-rounds'>,
) {
  const { uid } = await props.params;
  const owner = { source: courseSource, uid };
  const data = loadListOfRecord(friendlyRoundsOfCourse, owner, props.searchParams, previewFriendlyRound);
  return (
    <RecordListPage title="Friendly Rounds" list={friendlyRoundsOfCourse} data={data} cells={friendlyRoundCells} />
  );
}

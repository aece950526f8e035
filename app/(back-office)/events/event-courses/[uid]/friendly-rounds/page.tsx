import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list-screen';
import { friendlyRoundCells } from '@/components/resources/friendly-rounds/cells';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewFriendlyRound } from '@/lib/loaders/previews/preview-friendly-round';
import { course, courseSource } from '@/lib/resources/courses';
import { friendlyRoundsOfCourse } from '@/lib/resources/friendly-rounds';

export const metadata: Metadata = { title: 'Friendly Rounds' };

export default async function CourseFriendlyRoundsPage(
  props: PageProps<'/events/event-courses/[uid]/friendly-rounds'>,
) {
  const { uid } = await props.params;
  const owner = { record: course, source: courseSource, uid };
  const data = loadRecordList(friendlyRoundsOfCourse, owner, props.searchParams, previewFriendlyRound);
  return (
    <RecordListPage title="Friendly Rounds" list={friendlyRoundsOfCourse} data={data} cells={friendlyRoundCells} />
  );
}

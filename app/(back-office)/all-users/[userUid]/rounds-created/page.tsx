import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list-screen';
import { friendlyRoundCells } from '@/components/resources/friendly-rounds/cells';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewFriendlyRound } from '@/lib/loaders/previews/preview-friendly-round';
import { friendlyRoundsByUser } from '@/lib/resources/friendly-rounds';
import { user, users } from '@/lib/resources/users';

export const metadata: Metadata = { title: 'Rounds Created' };

export default async function RoundsCreatedPage(props: PageProps<'/all-users/[userUid]/rounds-created'>) {
  const { userUid } = await props.params;
  const owner = { record: user, source: users, uid: userUid };
  const data = loadRecordList(friendlyRoundsByUser, owner, props.searchParams, previewFriendlyRound);
  return <RecordListPage title="Rounds Created" list={friendlyRoundsByUser} data={data} cells={friendlyRoundCells} />;
}

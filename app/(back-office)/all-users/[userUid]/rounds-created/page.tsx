import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list';
import { friendlyRoundCells } from '@/components/resources/friendly-rounds/cells';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { previewFriendlyRound } from '@/lib/loaders/previews/preview-friendly-round';
import { screenNames } from '@/lib/names';
import { friendlyRoundsByUser } from '@/lib/resources/friendly-rounds';
import { users } from '@/lib/resources/users';

const { title } = screenNames['/all-users/*/rounds-created'];

export const metadata: Metadata = { title };

export default async function RoundsCreatedPage(props: PageProps<'/all-users/[userUid]/rounds-created'>) {
  const { userUid } = await props.params;
  const owner = { source: users, uid: userUid };
  const data = loadListOfRecord(friendlyRoundsByUser, owner, props.searchParams, previewFriendlyRound);
  return <RecordListPage title={title} list={friendlyRoundsByUser} data={data} cells={friendlyRoundCells} />;
}

import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { previewUser } from '@/lib/loaders/previews/preview-user';
import { screenNames } from '@/lib/names';
import { friends, users } from '@/lib/resources/users';

const { title } = screenNames['/all-users/*/friends'];

export const metadata: Metadata = { title };

export default async function UserFriendsPage(props: PageProps<'/all-users/[userUid]/friends'>) {
  const { userUid } = await props.params;
  const owner = { source: users, uid: userUid };
  const data = loadListOfRecord(friends, owner, props.searchParams, previewUser);
  return <RecordListPage title={title} list={friends} data={data} />;
}

import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list-screen';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewUser } from '@/lib/loaders/previews/preview-user';
import { friends, user, users } from '@/lib/resources/users';

export const metadata: Metadata = { title: 'User Friends' };

export default async function UserFriendsPage(props: PageProps<'/all-users/[userUid]/friends'>) {
  const { userUid } = await props.params;
  const owner = { record: user, source: users, uid: userUid };
  const data = loadRecordList(friends, owner, props.searchParams, previewUser);
  return <RecordListPage title="User Friends" list={friends} data={data} />;
}

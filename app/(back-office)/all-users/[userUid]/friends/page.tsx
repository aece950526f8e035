import type { Metadata } from 'next';
import { RecordListPage } from '@/components/old-record/record-list-page';
import { userTable } from '@/components/resources/users/columns';
import { golfer } from '@/lib/old-records/golfer';
import { openListOf } from '@/lib/old-registry/open-record';
import { friends } from '@/lib/old-registry/users';

export const metadata: Metadata = { title: 'User Friends' };

export default async function UserFriendsPage(props: PageProps<'/all-users/[userUid]/friends'>) {
  const opened = await openListOf(friends, golfer, props);
  return <RecordListPage opened={opened} title="User Friends" table={userTable} />;
}

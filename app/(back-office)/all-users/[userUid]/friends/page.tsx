import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list-page';
import { userTable } from '@/components/resources/users/columns';
import type { SearchParams } from '@/lib/list/address/list-state';
import { golfer } from '@/lib/records/golfer';
import { openListOf } from '@/lib/registry/open-record';
import { friends } from '@/lib/registry/users';

export const metadata: Metadata = { title: 'User Friends' };

type Props = { params: Promise<{ userUid: string }>; searchParams: Promise<SearchParams> };

export default async function UserFriendsPage(props: Props) {
  const opened = await openListOf(friends, golfer, props);
  return <RecordListPage opened={opened} title="User Friends" table={userTable} />;
}

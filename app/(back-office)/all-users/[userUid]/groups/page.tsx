import type { Metadata } from 'next';
import { RecordListPage } from '@/components/old-record/record-list-page';
import { membershipTable } from '@/components/resources/members/columns';
import { toResult } from '@/lib/contract/result';
import { golfer } from '@/lib/old-records/golfer';
import { groupsOfUser } from '@/lib/old-registry/members';
import { openListOf } from '@/lib/old-registry/open-record';

export const metadata: Metadata = { title: 'User Groups' };

export default async function UserGroupsPage(props: PageProps<'/all-users/[userUid]/groups'>) {
  const opened = await openListOf(groupsOfUser, golfer, props, async (all, uid) => {
    const [list, found] = await Promise.all([all, toResult(golfer.find(uid))]);
    const handicap = found.ok ? found.value?.handicap : null;
    return { list, table: membershipTable(list.timeZone, handicap) };
  });
  const columns = (timeZone: string) => membershipTable(timeZone, null);
  return <RecordListPage opened={opened} title="User Groups" table={columns} />;
}

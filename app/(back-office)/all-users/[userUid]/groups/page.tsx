import type { Metadata } from 'next';
import { RecordListPage } from '@/components/old-record/record-list-page';
import { membershipTable } from '@/components/resources/members/columns';
import { toResult } from '@/lib/contract/result';
import { golfer } from '@/lib/old-records/golfer';
import { groupsOfUser } from '@/lib/old-registry/members';
import { openListOf } from '@/lib/old-registry/open-record';
import { nowOrLater } from '@/lib/server/requests/streaming';

export const metadata: Metadata = { title: 'User Groups' };

export default async function UserGroupsPage(props: PageProps<'/all-users/[userUid]/groups'>) {
  const opened = await openListOf(groupsOfUser, golfer, props, async (all, uid) => {
    const handicap = toResult(golfer.find(uid)).then((found) => (found.ok ? found.value?.handicap : null));
    // A list that fails first leaves nobody who waits for it.
    handicap.catch(() => undefined);
    const list = await all;
    return { list, table: membershipTable(list.timeZone, await nowOrLater(handicap)) };
  });
  const columns = (timeZone: string) => membershipTable(timeZone);
  return <RecordListPage opened={opened} title="User Groups" table={columns} />;
}

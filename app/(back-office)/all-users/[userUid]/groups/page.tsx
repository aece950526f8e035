import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { RecordList } from '@/components/record/record-list';
import { membershipCells } from '@/components/resources/members/membership-cells';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { previewMembership } from '@/lib/loaders/previews/preview-member';
import { groupsOfUser } from '@/lib/resources/memberships';
import { users } from '@/lib/resources/users';

const TITLE = 'User Groups';

export const metadata: Metadata = { title: TITLE };

export default async function UserGroupsPage(props: PageProps<'/all-users/[userUid]/groups'>) {
  const { userUid } = await props.params;
  const owner = { source: users, uid: userUid };
  const data = loadListOfRecord(groupsOfUser, owner, props.searchParams, previewMembership);
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title={TITLE} level={2} list={groupsOfUser} />}>
      {(loaded) => <RecordList title={TITLE} loaded={loaded} cells={membershipCells(loaded.uid)} />}
    </StreamWhenSlow>
  );
}

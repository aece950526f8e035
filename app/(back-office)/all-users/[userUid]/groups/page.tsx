import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordListScreen } from '@/components/record/record-list-screen';
import { RecordListSkeleton } from '@/components/record/record-skeleton';
import { membershipCells } from '@/components/resources/members/membership-cells';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewMembership } from '@/lib/loaders/previews/preview-member';
import { groupsOfUser } from '@/lib/resources/memberships';
import { user, users } from '@/lib/resources/users';

const TITLE = 'User Groups';

export const metadata: Metadata = { title: TITLE };

export default async function UserGroupsPage(props: PageProps<'/all-users/[userUid]/groups'>) {
  const { userUid } = await props.params;
  const owner = { record: user, source: users, uid: userUid };
  const data = loadRecordList(groupsOfUser, owner, props.searchParams, previewMembership);
  return (
    <StreamWhenSlow data={data} fallback={<RecordListSkeleton title={TITLE} list={groupsOfUser} />}>
      {(loaded) => <RecordListScreen title={TITLE} loaded={loaded} cells={membershipCells(loaded.uid)} />}
    </StreamWhenSlow>
  );
}

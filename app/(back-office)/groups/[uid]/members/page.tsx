import type { Metadata } from 'next';
import { Suspense } from 'react';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordListScreen } from '@/components/record/record-list-screen';
import { RecordListSkeleton } from '@/components/record/record-skeleton';
import { memberCells } from '@/components/resources/members/cells';
import { HandicapSpread, HandicapSpreadSkeleton } from '@/components/resources/members/handicap-spread';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewMember } from '@/lib/loaders/previews/preview-member';
import { group, groups } from '@/lib/resources/groups';
import { membersOfGroup } from '@/lib/resources/members';

const TITLE = 'Group Members';

export const metadata: Metadata = { title: TITLE };

export default async function GroupMembersPage(props: PageProps<'/groups/[uid]/members'>) {
  const { uid } = await props.params;
  const data = loadRecordList(
    membersOfGroup,
    { record: group, source: groups, uid },
    props.searchParams,
    previewMember,
  );
  return (
    <StreamWhenSlow data={data} fallback={<RecordListSkeleton title={TITLE} list={membersOfGroup} />}>
      {(loaded) => (
        <RecordListScreen title={TITLE} loaded={loaded} cells={memberCells}>
          <Suspense fallback={<HandicapSpreadSkeleton />}>
            <HandicapSpread pathname={loaded.pathname} state={loaded.state} groupUid={loaded.uid} />
          </Suspense>
        </RecordListScreen>
      )}
    </StreamWhenSlow>
  );
}

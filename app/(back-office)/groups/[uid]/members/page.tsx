import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { RecordList } from '@/components/record/record-list';
import { memberCells } from '@/components/resources/members/cells';
import { HandicapSpread } from '@/components/resources/members/handicap-spread';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { previewMember } from '@/lib/loaders/previews/preview-member';
import { screenNames } from '@/lib/names';
import { groups } from '@/lib/resources/groups';
import { membersOfGroup } from '@/lib/resources/members';

const { title } = screenNames['/groups/*/members'];

export const metadata: Metadata = { title };

export default async function GroupMembersPage(props: PageProps<'/groups/[uid]/members'>) {
  const { uid } = await props.params;
  const data = loadListOfRecord(membersOfGroup, { source: groups, uid }, props.searchParams, previewMember);
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title={title} level={2} list={membersOfGroup} />}>
      {(loaded) => (
        <RecordList title={title} loaded={loaded} cells={memberCells}>
          <HandicapSpread pathname={loaded.pathname} state={loaded.state} groupUid={loaded.uid} />
        </RecordList>
      )}
    </StreamWhenSlow>
  );
}

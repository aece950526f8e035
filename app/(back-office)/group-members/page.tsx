import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { memberCells } from '@/components/resources/members/cells';
import { loadList } from '@/lib/loaders/load-list';
import { previewMember } from '@/lib/loaders/previews/preview-member';
import { groupMembers } from '@/lib/resources/members';

export const metadata: Metadata = { title: 'Group members' };

export default function GroupMembersPage({ searchParams }: PageProps<'/group-members'>) {
  const data = loadList(groupMembers, searchParams, { preview: previewMember });
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title="Group members" list={groupMembers} />}>
      {(loaded) => <ListScreen title="Group members" loaded={loaded} cells={memberCells} />}
    </StreamWhenSlow>
  );
}

import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { memberCells } from '@/components/resources/members/cells';
import { loadList } from '@/lib/loaders/load-list';
import { previewMember } from '@/lib/loaders/previews/preview-member';
import { groupMembers } from '@/lib/resources/members';

export const metadata: Metadata = { title: 'Group members' };

export default function GroupMembersPage({ searchParams }: PageProps<'/group-members'>) {
  const data = loadList(groupMembers, searchParams, { preview: previewMember });
  return <ListPage title="Group members" list={groupMembers} data={data} cells={memberCells} />;
}

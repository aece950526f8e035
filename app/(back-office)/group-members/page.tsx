import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { memberCells } from '@/components/resources/members/cells';
import { loadList } from '@/lib/loaders/load-list';
import { previewMember } from '@/lib/loaders/previews/preview-member';
import { screenNames } from '@/lib/names';
import { groupMembers } from '@/lib/resources/members';

const { title } = screenNames['/group-members'];

export const metadata: Metadata = { title };

export default function GroupMembersPage({ searchParams }: PageProps<'/group-members'>) {
  const data = loadList(groupMembers, searchParams, { preview: previewMember });
  return <ListPage title={title} list={groupMembers} data={data} cells={memberCells} />;
}

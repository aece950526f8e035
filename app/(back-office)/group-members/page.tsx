import type { Metadata } from 'next';
import { ListScreen } from '@/components/data-table/list-screen';
import { groupMemberColumns } from '@/components/members/columns';
import type { SearchParams } from '@/lib/list/list-state';
import { groupMembers } from '@/lib/registry/members';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'Group members' };

type Props = { searchParams: Promise<SearchParams> };

export default async function GroupMembersPage({ searchParams }: Props) {
  const list = await openList(groupMembers, searchParams);
  return <ListScreen list={list} title="Group members" columns={groupMemberColumns(list.timeZone)} />;
}

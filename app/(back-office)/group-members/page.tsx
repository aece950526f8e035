import type { Metadata } from 'next';
import { ListScreen } from '@/components/data-table/list-screen';
import { handicapHistory } from '@/components/handicap/history';
import { historyWords } from '@/components/handicap/history-words';
import { groupMemberColumns } from '@/components/members/columns';
import { withCheckColumn } from '@/components/to-check/check-column';
import { LookLine } from '@/components/to-check/look-line';
import { listEveryHandicap } from '@/lib/api/groups';
import type { SearchParams } from '@/lib/list/list-state';
import { lookThrough } from '@/lib/registry/look-through';
import { groupMembers } from '@/lib/registry/members';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'Group members' };

type Props = { searchParams: Promise<SearchParams> };

export default async function GroupMembersPage({ searchParams }: Props) {
  const opened = await openList(groupMembers, searchParams);
  const { list, looked } = await lookThrough(opened, {
    kind: 'member',
    wordsOf: async ({ uid }) => historyWords(handicapHistory((await listEveryHandicap(uid)).rows, 'UTC').marks),
  });
  return (
    <ListScreen list={list} title="Group members" columns={withCheckColumn(groupMemberColumns(list.timeZone), looked)}>
      <LookLine looked={looked} what="handicaps that jump" />
    </ListScreen>
  );
}

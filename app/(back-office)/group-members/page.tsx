import type { Metadata } from 'next';
import { ListPage } from '@/components/data-table/list-page';
import { handicapHistory } from '@/components/handicap/history';
import { historyWords } from '@/components/handicap/history-words';
import { groupMemberColumns } from '@/components/members/columns';
import { withCheckColumn } from '@/components/to-check/check-column';
import { LookLine } from '@/components/to-check/look-line';
import { listEveryHandicap } from '@/lib/api/groups';
import type { SearchParams } from '@/lib/list/list-state';
import { lookThrough } from '@/lib/registry/look-through';
import { groupMembers } from '@/lib/registry/members';
import { openPage } from '@/lib/registry/open-page';

export const metadata: Metadata = { title: 'Group members' };

type Props = { searchParams: Promise<SearchParams> };

export default async function GroupMembersPage({ searchParams }: Props) {
  const page = await openPage(groupMembers, { searchParams }, async (opened) => {
    const { list, looked } = await lookThrough(await opened, {
      wordsOf: async ({ uid }) => historyWords(handicapHistory((await listEveryHandicap(uid)).rows, 'UTC').marks),
    });
    const columns = withCheckColumn(groupMemberColumns(list.timeZone), looked);
    return { list, columns, children: <LookLine looked={looked} what="handicaps that jump" /> };
  });
  return <ListPage page={page} title="Group members" columns={groupMemberColumns} />;
}

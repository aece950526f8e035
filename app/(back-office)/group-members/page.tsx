import type { Metadata } from 'next';
import { handicapHistory } from '@/components/golf/handicap/history';
import { historyWords } from '@/components/golf/handicap/history-words';
import { withCheckColumn } from '@/components/old-list/checks/check-column';
import { IssuesLine } from '@/components/old-list/checks/issues-line';
import { ListPage } from '@/components/old-list/list-page';
import { groupMemberTable } from '@/components/resources/members/columns';
import { findIssues } from '@/lib/old-answers/find-issues';
import { fetchEvery } from '@/lib/old-registry/fetch-list';
import { handicaps } from '@/lib/old-registry/handicaps';
import { groupMembers } from '@/lib/old-registry/members';
import { openPage } from '@/lib/old-registry/open-page';

export const metadata: Metadata = { title: 'Group members' };

export default async function GroupMembersPage({ searchParams }: PageProps<'/group-members'>) {
  const page = await openPage(groupMembers, { searchParams }, async (opened) => {
    const { list, looked } = await findIssues(await opened, {
      wordsOf: async ({ uid }) => {
        const { rows } = await fetchEvery(handicaps, {}, { uid });
        return historyWords(handicapHistory(rows, 'UTC').marks);
      },
    });
    const table = withCheckColumn(groupMemberTable(list.timeZone), looked);
    return { list, table, children: <IssuesLine looked={looked} what="handicaps that jump" /> };
  });
  return <ListPage page={page} title="Group members" table={groupMemberTable} />;
}

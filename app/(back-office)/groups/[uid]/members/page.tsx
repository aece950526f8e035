import type { Metadata } from 'next';
import { handicapHistory } from '@/components/golf/handicap/history';
import { historyWords } from '@/components/golf/handicap/history-words';
import { withCheckColumn } from '@/components/old-list/checks/check-column';
import { IssuesLine } from '@/components/old-list/checks/issues-line';
import { RecordListPage } from '@/components/old-record/record-list-page';
import { memberTable } from '@/components/resources/members/columns';
import { HandicapSpread } from '@/components/resources/members/handicap-spread';
import { toResult } from '@/lib/contract/result';
import { findIssues } from '@/lib/old-answers/find-issues';
import { group } from '@/lib/old-records/group';
import { fetchEvery } from '@/lib/old-registry/fetch-list';
import { handicaps } from '@/lib/old-registry/handicaps';
import { membersOfGroup } from '@/lib/old-registry/members';
import { openListOf } from '@/lib/old-registry/open-record';

export const metadata: Metadata = { title: 'Group Members' };

export default async function GroupMembersPage(props: PageProps<'/groups/[uid]/members'>) {
  const opened = await openListOf(membersOfGroup, group, props, async (all, uid) => {
    const [asked, everyone] = await Promise.all([all, toResult(fetchEvery(membersOfGroup, {}, { uid }))]);
    const { list, looked } = await findIssues(asked, {
      wordsOf: async (member) => {
        const { rows } = await fetchEvery(handicaps, {}, { uid: member.uid });
        return historyWords(handicapHistory(rows, 'UTC').marks);
      },
    });
    const children = (
      <>
        <HandicapSpread pathname={list.pathname} state={list.state} members={everyone} />
        <IssuesLine looked={looked} what="handicaps that jump" />
      </>
    );
    return { list, table: withCheckColumn(memberTable(list.timeZone), looked), children };
  });
  return <RecordListPage opened={opened} title="Group Members" table={memberTable} />;
}

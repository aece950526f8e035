import type { Metadata } from 'next';
import { handicapHistory } from '@/components/golf/handicap/history';
import { historyWords } from '@/components/golf/handicap/history-words';
import { withCheckColumn } from '@/components/list/checks/check-column';
import { IssuesLine } from '@/components/list/checks/issues-line';
import { RecordListPage } from '@/components/record/record-list-page';
import { memberTable } from '@/components/resources/members/columns';
import { HandicapSpread } from '@/components/resources/members/handicap-spread';
import { findIssues } from '@/lib/answers/find-issues';
import { toResult } from '@/lib/contract/result';
import { group } from '@/lib/records/group';
import { fetchEvery } from '@/lib/registry/fetch-list';
import { handicaps } from '@/lib/registry/handicaps';
import { membersOfGroup } from '@/lib/registry/members';
import { openListOf } from '@/lib/registry/open-record';

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

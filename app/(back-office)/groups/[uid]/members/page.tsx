import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListPage } from '@/components/data-table/list-page';
import { GroupSubject } from '@/components/groups/subject';
import { handicapHistory } from '@/components/handicap/history';
import { historyWords } from '@/components/handicap/history-words';
import { memberColumns } from '@/components/members/columns';
import { HandicapSpread } from '@/components/members/handicap-spread';
import { withCheckColumn } from '@/components/to-check/check-column';
import { LookLine } from '@/components/to-check/look-line';
import { getGroup, listEveryHandicap, listEveryMemberOfGroup } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session/session';
import { isNotFound, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { lookThrough } from '@/lib/registry/look-through';
import { membersOfGroup } from '@/lib/registry/members';
import { openPage } from '@/lib/registry/open-page';

export const metadata: Metadata = { title: 'Group Members' };

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function GroupMembersPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const page = await openPage(membersOfGroup, { searchParams, uid }, async (opened) => {
    const [all, group, everyone] = await Promise.all([
      opened,
      toResult(getGroup(uid)),
      toResult(listEveryMemberOfGroup(uid)),
    ]);
    if (isNotFound(all.answer)) notFound();
    const { list, looked } = await lookThrough(all, {
      wordsOf: async (member) => historyWords(handicapHistory((await listEveryHandicap(member.uid)).rows, 'UTC').marks),
    });
    const children = (
      <>
        <HandicapSpread pathname={list.pathname} state={list.state} members={everyone} />
        <LookLine looked={looked} what="handicaps that jump" />
      </>
    );
    const columns = withCheckColumn(memberColumns(list.timeZone), looked);
    return { list, columns, subject: <GroupSubject group={group} />, children };
  });
  return <ListPage page={page} title="Group Members" columns={memberColumns} />;
}

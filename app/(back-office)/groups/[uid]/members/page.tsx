import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListScreen } from '@/components/data-table/list-screen';
import { GroupSubject } from '@/components/groups/subject';
import { memberColumns } from '@/components/members/columns';
import { HandicapSpread } from '@/components/members/handicap-spread';
import { getGroup, listEveryMemberOfGroup } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session/session';
import { isNotFound, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { membersOfGroup } from '@/lib/registry/members';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'Group Members' };

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function GroupMembersPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const [list, group, everyone] = await Promise.all([
    openList(membersOfGroup, searchParams, uid),
    toResult(getGroup(uid)),
    toResult(listEveryMemberOfGroup(uid)),
  ]);
  if (isNotFound(list.answer)) notFound();
  const subject = <GroupSubject group={group} />;
  return (
    <ListScreen list={list} title="Group Members" subject={subject} columns={memberColumns(list.timeZone)}>
      <HandicapSpread pathname={list.pathname} state={list.state} members={everyone} />
    </ListScreen>
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListScreen } from '@/components/data-table/list-screen';
import { groupRoundColumns } from '@/components/event-rounds/columns';
import { GroupSubject } from '@/components/groups/subject';
import { getGroup } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session/session';
import { isNothing, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { eventRoundsOfGroup } from '@/lib/registry/event-rounds';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'Group Rounds' };

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function GroupRoundsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const [list, group] = await Promise.all([openList(eventRoundsOfGroup, searchParams, uid), toResult(getGroup(uid))]);
  if (isNothing(group)) notFound();
  const subject = <GroupSubject group={group} />;
  return <ListScreen list={list} title="Group Rounds" subject={subject} columns={groupRoundColumns(list.timeZone)} />;
}

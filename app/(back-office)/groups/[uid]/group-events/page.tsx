import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListScreen } from '@/components/data-table/list-screen';
import { groupEventColumns } from '@/components/events/columns';
import { GroupSubject } from '@/components/groups/subject';
import { LookLine } from '@/components/to-check/look-line';
import { OVERDUE } from '@/components/to-check/overdue-look';
import { getGroup } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session/session';
import { isNothing, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { eventsOfGroup } from '@/lib/registry/events';
import { lookThrough } from '@/lib/registry/look-through';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'Group Events' };

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function GroupEventsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const [opened, group] = await Promise.all([openList(eventsOfGroup, searchParams, uid), toResult(getGroup(uid))]);
  if (isNothing(group)) notFound();
  const { list, looked } = await lookThrough(opened, OVERDUE);
  const subject = <GroupSubject group={group} />;
  return (
    <ListScreen list={list} title="Group Events" subject={subject} columns={groupEventColumns(list.timeZone)}>
      <LookLine looked={looked} what={OVERDUE.what} />
    </ListScreen>
  );
}

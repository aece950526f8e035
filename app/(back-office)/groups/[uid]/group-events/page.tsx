import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListScreen } from '@/components/data-table/list-screen';
import { groupEventColumns } from '@/components/events/columns';
import { GroupSubject } from '@/components/groups/subject';
import { getGroup } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session/session';
import { isNothing, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { eventsOfGroup } from '@/lib/registry/events';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'Group Events' };

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function GroupEventsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const [list, group] = await Promise.all([openList(eventsOfGroup, searchParams, uid), toResult(getGroup(uid))]);
  if (isNothing(group)) notFound();
  const subject = <GroupSubject group={group} />;
  return <ListScreen list={list} title="Group Events" subject={subject} columns={groupEventColumns(list.timeZone)} />;
}

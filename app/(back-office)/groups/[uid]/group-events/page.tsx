import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListPage } from '@/components/data-table/list-page';
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
import { openPage } from '@/lib/registry/open-page';

export const metadata: Metadata = { title: 'Group Events' };

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function GroupEventsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const page = await openPage(eventsOfGroup, { searchParams, uid }, async (opened) => {
    const [all, group] = await Promise.all([opened, toResult(getGroup(uid))]);
    if (isNothing(group)) notFound();
    const { list, looked } = await lookThrough(all, OVERDUE);
    const children = <LookLine looked={looked} what={OVERDUE.what} />;
    return { list, subject: <GroupSubject group={group} />, children };
  });
  return <ListPage page={page} title="Group Events" columns={groupEventColumns} />;
}

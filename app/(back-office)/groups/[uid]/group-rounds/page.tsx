import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListPage } from '@/components/data-table/list-page';
import { groupRoundColumns } from '@/components/event-rounds/columns';
import { GroupSubject } from '@/components/groups/subject';
import { getGroup } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session/session';
import { isNothing, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { eventRoundsOfGroup } from '@/lib/registry/event-rounds';
import { openPage } from '@/lib/registry/open-page';

export const metadata: Metadata = { title: 'Group Rounds' };

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function GroupRoundsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const page = await openPage(eventRoundsOfGroup, { searchParams, uid }, async (opened) => {
    const [list, group] = await Promise.all([opened, toResult(getGroup(uid))]);
    if (isNothing(group)) notFound();
    return { list, subject: <GroupSubject group={group} /> };
  });
  return <ListPage page={page} title="Group Rounds" columns={groupRoundColumns} />;
}

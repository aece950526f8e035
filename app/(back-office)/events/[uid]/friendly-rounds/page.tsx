import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListScreen } from '@/components/data-table/list-screen';
import { EventSubject } from '@/components/events/subject';
import { friendlyRoundColumns } from '@/components/friendly-rounds/columns';
import { getEvent } from '@/lib/api/events';
import { requireSession } from '@/lib/auth/session/session';
import { isNotFound, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { friendlyRoundsOfEvent } from '@/lib/registry/friendly-rounds';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'Friendly Rounds' };

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function EventFriendlyRoundsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const [list, event] = await Promise.all([
    openList(friendlyRoundsOfEvent, searchParams, uid),
    toResult(getEvent(uid)),
  ]);
  if (isNotFound(event)) notFound();
  const subject = <EventSubject event={event} timeZone={list.timeZone} />;
  const columns = friendlyRoundColumns(list.timeZone);
  return <ListScreen list={list} title="Friendly Rounds" subject={subject} columns={columns} />;
}

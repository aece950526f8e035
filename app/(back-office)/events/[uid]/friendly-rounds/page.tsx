import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListPage } from '@/components/data-table/list-page';
import { EventSubject } from '@/components/events/subject';
import { friendlyRoundColumns } from '@/components/friendly-rounds/columns';
import { getEvent } from '@/lib/api/events';
import { requireSession } from '@/lib/auth/session/session';
import { isNotFound, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { friendlyRoundsOfEvent } from '@/lib/registry/friendly-rounds';
import { openPage } from '@/lib/registry/open-page';

export const metadata: Metadata = { title: 'Friendly Rounds' };

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function EventFriendlyRoundsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const page = await openPage(friendlyRoundsOfEvent, { searchParams, uid }, async (opened) => {
    const [list, event] = await Promise.all([opened, toResult(getEvent(uid))]);
    if (isNotFound(event)) notFound();
    return { list, subject: <EventSubject event={event} timeZone={list.timeZone} /> };
  });
  return <ListPage page={page} title="Friendly Rounds" columns={friendlyRoundColumns} />;
}

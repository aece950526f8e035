import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListPage } from '@/components/data-table/list-page';
import { eventColumns } from '@/components/events/columns';
import { LookLine } from '@/components/to-check/look-line';
import { OVERDUE } from '@/components/to-check/overdue-look';
import { GolferSubject } from '@/components/users/subject';
import { getUser } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session/session';
import { isNothing, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { eventsOfUser } from '@/lib/registry/events';
import { lookThrough } from '@/lib/registry/look-through';
import { openPage } from '@/lib/registry/open-page';

export const metadata: Metadata = { title: 'User Events' };

type Props = { params: Promise<{ userUid: string }>; searchParams: Promise<SearchParams> };

export default async function UserEventsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const page = await openPage(eventsOfUser, { searchParams, uid }, async (opened) => {
    const [all, golfer] = await Promise.all([opened, toResult(getUser(uid))]);
    if (isNothing(golfer)) notFound();
    const { list, looked } = await lookThrough(all, OVERDUE);
    const children = <LookLine looked={looked} what={OVERDUE.what} />;
    return { list, subject: <GolferSubject golfer={golfer} />, children };
  });
  return <ListPage page={page} title="User Events" columns={eventColumns} />;
}

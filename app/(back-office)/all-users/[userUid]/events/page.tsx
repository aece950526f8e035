import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListScreen } from '@/components/data-table/list-screen';
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
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'User Events' };

type Props = { params: Promise<{ userUid: string }>; searchParams: Promise<SearchParams> };

export default async function UserEventsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const [opened, golfer] = await Promise.all([openList(eventsOfUser, searchParams, uid), toResult(getUser(uid))]);
  if (isNothing(golfer)) notFound();
  const { list, looked } = await lookThrough(opened, OVERDUE);
  const subject = <GolferSubject golfer={golfer} />;
  return (
    <ListScreen list={list} title="User Events" subject={subject} columns={eventColumns(list.timeZone)}>
      <LookLine looked={looked} what={OVERDUE.what} />
    </ListScreen>
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListScreen } from '@/components/data-table/list-screen';
import { friendlyRoundColumns } from '@/components/friendly-rounds/columns';
import { GolferSubject } from '@/components/users/subject';
import { getUser } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session/session';
import { isNotFound, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { friendlyRoundsOfUser } from '@/lib/registry/friendly-rounds';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'User Friendly Rounds' };

type Props = { params: Promise<{ userUid: string }>; searchParams: Promise<SearchParams> };

export default async function UserFriendlyRoundsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const [list, golfer] = await Promise.all([openList(friendlyRoundsOfUser, searchParams, uid), toResult(getUser(uid))]);
  if (isNotFound(list.answer)) notFound();
  const subject = <GolferSubject golfer={golfer} />;
  const columns = friendlyRoundColumns(list.timeZone, 'name');
  return <ListScreen list={list} title="User Friendly Rounds" subject={subject} columns={columns} />;
}

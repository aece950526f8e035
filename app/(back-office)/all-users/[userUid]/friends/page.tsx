import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListScreen } from '@/components/data-table/list-screen';
import { userColumns } from '@/components/users/columns';
import { GolferSubject } from '@/components/users/subject';
import { getUser } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session/session';
import { isNotFound, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { openList } from '@/lib/registry/open-list';
import { friends } from '@/lib/registry/users';

export const metadata: Metadata = { title: 'User Friends' };

type Props = { params: Promise<{ userUid: string }>; searchParams: Promise<SearchParams> };

export default async function UserFriendsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const [list, golfer] = await Promise.all([openList(friends, searchParams, uid), toResult(getUser(uid))]);
  if (isNotFound(list.answer)) notFound();
  const subject = <GolferSubject golfer={golfer} />;
  return <ListScreen list={list} title="User Friends" subject={subject} columns={userColumns(list.timeZone)} />;
}

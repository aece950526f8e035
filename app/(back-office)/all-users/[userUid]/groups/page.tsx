import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListScreen } from '@/components/data-table/list-screen';
import { membershipColumns } from '@/components/members/columns';
import { GolferSubject } from '@/components/users/subject';
import { getUser } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session/session';
import { isNotFound, toResult } from '@/lib/contract/result';
import { orNull } from '@/lib/contract/unread';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { groupsOfUser } from '@/lib/registry/members';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'User Groups' };

type Props = { params: Promise<{ userUid: string }>; searchParams: Promise<SearchParams> };

export default async function UserGroupsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const [list, golfer] = await Promise.all([openList(groupsOfUser, searchParams, uid), toResult(getUser(uid))]);
  if (isNotFound(list.answer)) notFound();
  const subject = <GolferSubject golfer={golfer} />;
  const columns = membershipColumns(list.timeZone, golfer.ok ? orNull(() => golfer.value?.handicap) : null);
  return <ListScreen list={list} title="User Groups" subject={subject} columns={columns} />;
}

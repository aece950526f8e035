import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListPage } from '@/components/data-table/list-page';
import { membershipColumns } from '@/components/members/columns';
import { GolferSubject } from '@/components/users/subject';
import { getUser } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session/session';
import { isNotFound, toResult } from '@/lib/contract/result';
import { orNull } from '@/lib/contract/unread';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { groupsOfUser } from '@/lib/registry/members';
import { openPage } from '@/lib/registry/open-page';

export const metadata: Metadata = { title: 'User Groups' };

type Props = { params: Promise<{ userUid: string }>; searchParams: Promise<SearchParams> };

export default async function UserGroupsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const page = await openPage(groupsOfUser, { searchParams, uid }, async (opened) => {
    const [list, golfer] = await Promise.all([opened, toResult(getUser(uid))]);
    if (isNotFound(list.answer)) notFound();
    const handicap = golfer.ok ? orNull(() => golfer.value?.handicap) : null;
    const columns = membershipColumns(list.timeZone, handicap);
    return { list, columns, subject: <GolferSubject golfer={golfer} /> };
  });
  return <ListPage page={page} title="User Groups" columns={(timeZone) => membershipColumns(timeZone, null)} />;
}

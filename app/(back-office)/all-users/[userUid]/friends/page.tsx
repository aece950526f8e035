import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListPage } from '@/components/data-table/list-page';
import { userColumns } from '@/components/users/columns';
import { GolferSubject } from '@/components/users/subject';
import { getUser } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session/session';
import { isNotFound, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { openPage } from '@/lib/registry/open-page';
import { friends } from '@/lib/registry/users';

export const metadata: Metadata = { title: 'User Friends' };

type Props = { params: Promise<{ userUid: string }>; searchParams: Promise<SearchParams> };

export default async function UserFriendsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const page = await openPage(friends, { searchParams, uid }, async (opened) => {
    const [list, golfer] = await Promise.all([opened, toResult(getUser(uid))]);
    if (isNotFound(list.answer)) notFound();
    return { list, subject: <GolferSubject golfer={golfer} /> };
  });
  return <ListPage page={page} title="User Friends" columns={userColumns} />;
}

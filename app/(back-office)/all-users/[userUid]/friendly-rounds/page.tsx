import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ListPage } from '@/components/data-table/list-page';
import { friendlyRoundColumns } from '@/components/friendly-rounds/columns';
import { GolferSubject } from '@/components/users/subject';
import { getUser } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session/session';
import { isNotFound, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { friendlyRoundsOfUser } from '@/lib/registry/friendly-rounds';
import { openPage } from '@/lib/registry/open-page';

export const metadata: Metadata = { title: 'User Friendly Rounds' };

type Props = { params: Promise<{ userUid: string }>; searchParams: Promise<SearchParams> };

export default async function UserFriendlyRoundsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const page = await openPage(friendlyRoundsOfUser, { searchParams, uid }, async (opened) => {
    const [list, golfer] = await Promise.all([opened, toResult(getUser(uid))]);
    if (isNotFound(list.answer)) notFound();
    return { list, subject: <GolferSubject golfer={golfer} /> };
  });
  return (
    <ListPage page={page} title="User Friendly Rounds" columns={(timeZone) => friendlyRoundColumns(timeZone, 'name')} />
  );
}

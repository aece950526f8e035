import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Subject } from '@/components/golf/subject';
import { columnNames } from '@/components/list/column-names';
import { ListHeader } from '@/components/list/list-header';
import { ListMenu } from '@/components/list/list-menu';
import { ListNavigation } from '@/components/list/list-navigation';
import { ListToast } from '@/components/list/list-toast';
import { Pager } from '@/components/list/pager';
import { SearchBox } from '@/components/list/search-box';
import { Table } from '@/components/list/table';
import { listFriendlyRoundsOfUser } from '@/lib/api/friendly-rounds';
import { getUser } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session';
import { isNotFound, settle } from '@/lib/contract/failure';
import { FriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import { readListState, type SearchParams, toApiQuery } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { readHiddenColumns, readTimeZone } from '@/lib/preferences';
import { routes } from '@/lib/routes';
import { friendlyRoundColumns } from './columns';

export const metadata: Metadata = { title: 'Friendly rounds' };

type Props = { params: Promise<{ userUid: string }>; searchParams: Promise<SearchParams> };

export default async function UserFriendlyRoundsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const state = readListState(FriendlyRoundsQuery, await searchParams);
  const [golfer, rounds, timeZone] = await Promise.all([
    settle(getUser(uid)),
    settle(listFriendlyRoundsOfUser(uid, toApiQuery(state))),
    readTimeZone(),
  ]);
  if (isNotFound(rounds)) notFound();
  const columns = friendlyRoundColumns(timeZone);
  const list = { pathname: routes.userFriendlyRounds(uid), state, answer: rounds };
  return (
    <ListNavigation name="rounds" columns={columnNames(columns)} hidden={await readHiddenColumns('rounds', columns)}>
      <ListHeader title="Friendly rounds" answer={rounds} subject={golfer.ok && <Subject user={golfer.value} />}>
        <SearchBox pathname={list.pathname} state={state} what="Course, creator or ID" />
        <ListMenu fetchedAt={Date.now()} />
      </ListHeader>
      <Table label="Friendly rounds" columns={columns} nothingYet="This golfer has no friendly rounds yet." {...list} />
      <Pager {...list} />
      <ListToast answer={rounds} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { friendlyRoundColumns } from '@/components/golf/friendly-round-columns';
import { columnNames } from '@/components/list/column-names';
import { ListHeader } from '@/components/list/list-header';
import { ListMenu } from '@/components/list/list-menu';
import { ListNavigation } from '@/components/list/list-navigation';
import { ListToast } from '@/components/list/list-toast';
import { Pager } from '@/components/list/pager';
import { SearchBox } from '@/components/list/search-box';
import { Table } from '@/components/list/table';
import { GolferSubject } from '@/components/people/golfer-subject';
import { listFriendlyRoundsOfUser } from '@/lib/api/friendly-rounds';
import { getUser } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session';
import { isNotFound, settle } from '@/lib/contract/failure';
import { FriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Friendly rounds' };

type Props = { params: Promise<{ userUid: string }>; searchParams: Promise<SearchParams> };

export default async function UserFriendlyRoundsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const { state, query, timeZone } = await readListRequest(FriendlyRoundsQuery, searchParams);
  const [answer, golfer] = await Promise.all([settle(listFriendlyRoundsOfUser(uid, query)), settle(getUser(uid))]);
  if (isNotFound(answer)) notFound();
  const columns = friendlyRoundColumns(timeZone);
  const list = { pathname: routes.userFriendlyRounds(uid), state, answer, timeZone };
  return (
    <ListNavigation name="rounds" columns={columnNames(columns)} hidden={await hiddenColumns('rounds', columns, state)}>
      <ListHeader title="Friendly rounds" subject={<GolferSubject golfer={golfer} />} {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Course, creator or ID" />
        <ListMenu list="rounds" uid={uid} {...list} />
      </ListHeader>
      <Table label="Friendly rounds" columns={columns} nothingYet="This golfer has no friendly rounds yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}

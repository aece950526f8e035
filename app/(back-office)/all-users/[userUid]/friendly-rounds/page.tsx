import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { columnNames } from '@/components/data-table/column-names';
import { Table } from '@/components/data-table/data-table';
import { SearchBox } from '@/components/data-table/filters/search-box';
import { ListHeader } from '@/components/data-table/list-header';
import { ListNavigation } from '@/components/data-table/navigation/list-navigation';
import { Pager } from '@/components/data-table/navigation/pagination';
import { ListToast } from '@/components/data-table/states/list-toast';
import { ListMenu } from '@/components/data-table/view-options/view-options';
import { friendlyRoundColumns } from '@/components/friendly-rounds/columns';
import { GolferSubject } from '@/components/users/subject';
import { listFriendlyRoundsOfUser } from '@/lib/api/friendly-rounds';
import { getUser } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session/session';
import { FriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import { isNotFound, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Friendly rounds' };

type Props = { params: Promise<{ userUid: string }>; searchParams: Promise<SearchParams> };

export default async function UserFriendlyRoundsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const { state, query, timeZone } = await readListRequest(FriendlyRoundsQuery, searchParams);
  const [answer, golfer] = await Promise.all([toResult(listFriendlyRoundsOfUser(uid, query)), toResult(getUser(uid))]);
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

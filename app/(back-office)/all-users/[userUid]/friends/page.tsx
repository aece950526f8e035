import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { columnNames } from '@/components/list/column-names';
import { FilterChips } from '@/components/list/filter-chips';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListHeader } from '@/components/list/list-header';
import { ListMenu } from '@/components/list/list-menu';
import { ListNavigation } from '@/components/list/list-navigation';
import { ListToast } from '@/components/list/list-toast';
import { Pager } from '@/components/list/pager';
import { SearchBox } from '@/components/list/search-box';
import { Table } from '@/components/list/table';
import { GolferSubject } from '@/components/people/golfer-subject';
import { userColumns } from '@/components/people/user-columns';
import { userFilters, userStatuses } from '@/components/people/user-filters';
import { getUser, listFriends } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session';
import { isNotFound, settle } from '@/lib/contract/failure';
import { UsersQuery } from '@/lib/contract/users';
import { filterChoices } from '@/lib/filter-choices';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Friends' };

type Props = { params: Promise<{ userUid: string }>; searchParams: Promise<SearchParams> };

export default async function UserFriendsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const { state, query, timeZone, everyChoice } = await readListRequest(UsersQuery, searchParams, userFilters);
  const [answer, golfer, choices] = await Promise.all([
    settle(listFriends(uid, query)),
    settle(getUser(uid)),
    filterChoices(['country', 'region'], { state, everyChoice }),
  ]);
  if (isNotFound(answer)) notFound();
  const columns = userColumns(timeZone);
  const list = {
    pathname: routes.userFriends(uid),
    state,
    answer,
    filters: userFilters,
    options: { ...choices, status: userStatuses },
    timeZone,
  };
  return (
    <ListNavigation name="users" columns={columnNames(columns)} hidden={await hiddenColumns('users', columns, state)}>
      <ListHeader title="Friends" subject={<GolferSubject golfer={golfer} />} {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Name, email or ID" />
        <FilterPanel {...list} />
        <ListMenu list="friends" uid={uid} {...list} />
      </ListHeader>
      <FilterChips {...list} />
      <Table label="Friends" columns={columns} nothingYet="This golfer has no friends here yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}

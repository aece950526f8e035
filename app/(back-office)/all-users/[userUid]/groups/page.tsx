import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { columnNames } from '@/components/data-table/column-names';
import { Table } from '@/components/data-table/data-table';
import { FilterChips } from '@/components/data-table/filters/filter-chips';
import { FilterPanel } from '@/components/data-table/filters/filter-panel';
import { SearchBox } from '@/components/data-table/filters/search-box';
import { ListHeader } from '@/components/data-table/list-header';
import { ListNavigation } from '@/components/data-table/navigation/list-navigation';
import { Pager } from '@/components/data-table/navigation/pagination';
import { ListToast } from '@/components/data-table/states/list-toast';
import { ListMenu } from '@/components/data-table/view-options/view-options';
import { membershipColumns } from '@/components/members/columns';
import { memberFilters, memberOptions } from '@/components/members/filters';
import { GolferSubject } from '@/components/users/subject';
import { getUser, listGroupsOfUser } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session/session';
import { MembersQuery } from '@/lib/contract/members';
import { isNotFound, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { recordIgnoredFilters } from '@/lib/registry/record-ignored-filters';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Groups' };

type Props = { params: Promise<{ userUid: string }>; searchParams: Promise<SearchParams> };

export default async function UserGroupsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const { state, query, timeZone } = await readListRequest(MembersQuery, searchParams, memberFilters);
  const [answer, golfer] = await Promise.all([toResult(listGroupsOfUser(uid, query)), toResult(getUser(uid))]);
  if (isNotFound(answer)) notFound();
  const columns = membershipColumns(timeZone, golfer.ok ? golfer.value?.handicap : null);
  const list = {
    pathname: routes.userGroups(uid),
    state,
    answer,
    filters: memberFilters,
    options: memberOptions,
    timeZone,
  };
  recordIgnoredFilters(list);
  return (
    <ListNavigation
      name="memberships"
      columns={columnNames(columns)}
      hidden={await hiddenColumns('memberships', columns, state)}
    >
      <ListHeader title="Groups" subject={<GolferSubject golfer={golfer} />} {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Group or ID" />
        <FilterPanel {...list} />
        <ListMenu list="memberships" uid={uid} {...list} />
      </ListHeader>
      <FilterChips {...list} />
      <Table label="Groups" columns={columns} nothingYet="This golfer is in no group yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}

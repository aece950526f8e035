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
import { GroupSubject } from '@/components/groups/subject';
import { memberColumns } from '@/components/members/columns';
import { memberFilters, memberOptions } from '@/components/members/filters';
import { HandicapSpread } from '@/components/members/handicap-spread';
import { getGroup, listEveryMemberOfGroup, listMembersOfGroup } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session/session';
import { MembersQuery } from '@/lib/contract/members';
import { isNotFound, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { recordIgnoredFilters } from '@/lib/registry/record-ignored-filters';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Members' };

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function GroupMembersPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const { state, query, timeZone } = await readListRequest(MembersQuery, searchParams, memberFilters);
  const [answer, group, everyone] = await Promise.all([
    toResult(listMembersOfGroup(uid, query)),
    toResult(getGroup(uid)),
    toResult(listEveryMemberOfGroup(uid)),
  ]);
  if (isNotFound(answer)) notFound();
  const columns = memberColumns(timeZone);
  const list = {
    pathname: routes.membersOfGroup(uid),
    state,
    answer,
    filters: memberFilters,
    options: memberOptions,
    timeZone,
  };
  recordIgnoredFilters(list);
  return (
    <ListNavigation
      name="members"
      columns={columnNames(columns)}
      hidden={await hiddenColumns('members', columns, state)}
    >
      <ListHeader title="Members" subject={<GroupSubject group={group} />} {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Name or ID" />
        <FilterPanel {...list} />
        <ListMenu list="members" uid={uid} {...list} />
      </ListHeader>
      <HandicapSpread {...list} members={everyone} />
      <FilterChips {...list} />
      <Table label="Members" columns={columns} nothingYet="This group has no members yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}

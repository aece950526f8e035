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
import { GroupSubject } from '@/components/people/group-subject';
import { HandicapSpread } from '@/components/people/handicap-spread';
import { memberColumns } from '@/components/people/member-columns';
import { memberFilters, memberOptions } from '@/components/people/member-filters';
import { getGroup, listEveryMemberOfGroup, listMembersOfGroup } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session';
import { isNotFound, settle } from '@/lib/contract/failure';
import { MembersQuery } from '@/lib/contract/members';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Members' };

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function GroupMembersPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const { state, query, timeZone } = await readListRequest(MembersQuery, searchParams, memberFilters);
  const [answer, group, everyone] = await Promise.all([
    settle(listMembersOfGroup(uid, query)),
    settle(getGroup(uid)),
    settle(listEveryMemberOfGroup(uid)),
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

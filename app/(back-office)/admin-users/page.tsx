import type { Metadata } from 'next';
import { adminColumns } from '@/components/admins/columns';
import { columnNames } from '@/components/data-table/column-names';
import { Table } from '@/components/data-table/data-table';
import { SearchBox } from '@/components/data-table/filters/search-box';
import { ListHeader } from '@/components/data-table/list-header';
import { ListNavigation } from '@/components/data-table/navigation/list-navigation';
import { Pager } from '@/components/data-table/navigation/pagination';
import { ListToast } from '@/components/data-table/states/list-toast';
import { ListMenu } from '@/components/data-table/view-options/view-options';
import { getMe, listAdmins } from '@/lib/api/admins';
import { requireSession } from '@/lib/auth/session/session';
import { AdminsQuery } from '@/lib/contract/admins';
import { toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'BO Admins' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AdminsPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone } = await readListRequest(AdminsQuery, searchParams);
  const [answer, me] = await Promise.all([toResult(listAdmins(query)), toResult(getMe())]);
  const columns = adminColumns(timeZone, me.ok ? me.value.uid : null);
  const list = { pathname: routes.admins, state, answer, timeZone };
  return (
    <ListNavigation name="admins" columns={columnNames(columns)} hidden={await hiddenColumns('admins', columns, state)}>
      <ListHeader title="BO Admins" {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Name, email or ID" />
        <ListMenu list="admins" {...list} />
      </ListHeader>
      <Table label="BO Admins" columns={columns} nothingYet="There are no admins yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}

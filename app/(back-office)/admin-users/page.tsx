import type { Metadata } from 'next';
import { columnNames } from '@/components/list/column-names';
import { ListHeader } from '@/components/list/list-header';
import { ListMenu } from '@/components/list/list-menu';
import { ListNavigation } from '@/components/list/list-navigation';
import { ListToast } from '@/components/list/list-toast';
import { Pager } from '@/components/list/pager';
import { SearchBox } from '@/components/list/search-box';
import { Table } from '@/components/list/table';
import { getMe, listAdmins } from '@/lib/api/admins';
import { requireSession } from '@/lib/auth/session';
import { AdminsQuery } from '@/lib/contract/admins';
import { settle } from '@/lib/contract/failure';
import type { SearchParams } from '@/lib/list/list-state';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
import { routes } from '@/lib/routes';
import { adminColumns } from './columns';

export const metadata: Metadata = { title: 'BO Admins' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AdminsPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone } = await readListRequest(AdminsQuery, searchParams);
  const [answer, me] = await Promise.all([settle(listAdmins(query)), settle(getMe())]);
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

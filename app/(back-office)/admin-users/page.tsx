import type { Metadata } from 'next';
import { adminColumns } from '@/components/admins/columns';
import { ListScreen } from '@/components/data-table/list-screen';
import { getMe } from '@/lib/api/admins';
import { requireSession } from '@/lib/auth/session/session';
import { toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { admins } from '@/lib/registry/admins';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'BO Admins' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AdminsPage({ searchParams }: Props) {
  await requireSession();
  const [list, me] = await Promise.all([openList(admins, searchParams), toResult(getMe())]);
  const columns = adminColumns(list.timeZone, me.ok ? me.value.uid : null);
  return <ListScreen list={list} title="BO Admins" columns={columns} />;
}

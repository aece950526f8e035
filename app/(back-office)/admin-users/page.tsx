import type { Metadata } from 'next';
import { ListPage } from '@/components/old-list/list-page';
import { adminTable } from '@/components/resources/admins/columns';
import { fetchRecord } from '@/lib/api/http/fetch';
import { toResult } from '@/lib/contract/result';
import { admins } from '@/lib/old-registry/admins';
import { openPage } from '@/lib/old-registry/open-page';

export const metadata: Metadata = { title: 'BO Admins' };

export default async function AdminsPage({ searchParams }: PageProps<'/admin-users'>) {
  const page = await openPage(admins, { searchParams }, async (opened) => {
    const [list, me] = await Promise.all([opened, toResult(fetchRecord('me.get', {}))]);
    return { list, table: adminTable(list.timeZone, me.ok ? me.value.uid : null) };
  });
  return <ListPage page={page} title="BO Admins" table={(timeZone) => adminTable(timeZone, null)} />;
}

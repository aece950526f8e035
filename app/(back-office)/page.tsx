import type { Metadata } from 'next';
import Link from 'next/link';
import { ListNavigation } from '@/components/list/list-navigation';
import { FailureToast } from '@/components/list/list-toast';
import { CouldNotLoad } from '@/components/list/states';
import { getMe } from '@/lib/api/admins';
import { listUsers } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session';
import { settle } from '@/lib/contract/failure';
import { formatCount } from '@/lib/format/number';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Dashboard' };

export default async function DashboardPage() {
  await requireSession();
  const [me, users] = await Promise.all([settle(getMe()), settle(listUsers({ pageSize: 1 }))]);
  const failed = [me, users].find((answer) => !answer.ok);
  return (
    <ListNavigation name="dashboard" columns={[]} hidden={[]}>
      <div className="list-header">
        <div>
          <h1 className="text-xl font-semibold">Dashboard</h1>
          {me.ok && <p className="text-sm text-muted-foreground">{`${me.value.firstName} ${me.value.lastName}`}</p>}
        </div>
      </div>
      {failed && !failed.ok ? (
        <>
          <CouldNotLoad what="the dashboard" failure={failed.failure} href={routes.dashboard} />
          <FailureToast failure={failed.failure} id={crypto.randomUUID()} />
        </>
      ) : (
        users.ok && (
          <dl className="border-y border-border px-6 py-4 max-sm:px-4">
            <dt className="text-sm text-muted-foreground">Users</dt>
            <dd className="text-2xl font-semibold">
              <Link href={routes.users} className="rounded-sm hover:underline">
                {formatCount(users.value.paging.total)}
              </Link>
            </dd>
          </dl>
        )
      )}
    </ListNavigation>
  );
}

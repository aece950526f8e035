import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { Uid } from '@/components/list/cells';
import { ListNavigation } from '@/components/list/list-navigation';
import { FailureToast } from '@/components/list/list-toast';
import { CouldNotLoad } from '@/components/list/states';
import { Status } from '@/components/list/status';
import { listFriendlyRoundsOfUser } from '@/lib/api/friendly-rounds';
import { getUser } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session';
import { settle } from '@/lib/contract/failure';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { formatCount } from '@/lib/format/number';
import { readUid } from '@/lib/list/uid';
import { readTimeZone } from '@/lib/preferences';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'User' };

type Props = { params: Promise<{ userUid: string }> };

export default async function UserPage({ params }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const [golfer, rounds, timeZone] = await Promise.all([
    settle(getUser(uid)),
    settle(listFriendlyRoundsOfUser(uid, { pageSize: 1 })),
    readTimeZone(),
  ]);
  if (!golfer.ok) {
    return (
      <ListNavigation name="user" columns={[]} hidden={[]}>
        <CouldNotLoad what="this user" failure={golfer.failure} href={routes.user(uid)} />
        <FailureToast failure={golfer.failure} id={crypto.randomUUID()} />
      </ListNavigation>
    );
  }
  const user = golfer.value ?? notFound();
  const date = (iso: string) => `${formatDateTime(iso, timeZone)} ${zoneLabel(timeZone)}`;
  const facts = [
    ['User ID', <Uid key="uid" value={user.uid} what="user ID" />],
    ['Handicap', user.handicap == null ? '-' : formatHandicap(user.handicap)],
    ['Country', user.country?.name ?? '-'],
    ['Region', user.region?.name ?? '-'],
    ['Status', user.status ? <Status key="status" value={user.status} /> : '-'],
    ['Created', date(user.createdAt)],
    ['Last active', user.lastActiveAt ? date(user.lastActiveAt) : '-'],
  ] as const;
  return (
    <>
      <div className="list-header">
        <h1 className="min-w-0 text-xl font-semibold break-words">{fullName(user)}</h1>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-border px-6 py-4 text-sm max-sm:px-4 lg:grid-cols-4">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-muted-foreground">{label}</dt>
            <dd className="mt-0.5">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="px-6 py-4 text-sm max-sm:px-4">
        <Link
          href={routes.userFriendlyRounds(uid)}
          prefetch={false}
          className="rounded-sm font-medium text-primary hover:underline"
        >
          Friendly rounds
        </Link>
        {rounds.ok && <span className="ml-2 text-muted-foreground">{formatCount(rounds.value.paging.total)}</span>}
      </p>
    </>
  );
}

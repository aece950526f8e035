import { notFound } from 'next/navigation';
import { Status } from '@/components/data-table/cells/status';
import { Uid } from '@/components/data-table/cells/uid';
import { FirstRows } from '@/components/data-table/first-rows';
import { LoadFailure } from '@/components/data-table/states/load-failure';
import { eventColumns } from '@/components/events/columns';
import { DifferingFields } from '@/components/feedback/differing-fields';
import { friendlyRoundColumns } from '@/components/friendly-rounds/columns';
import { CrumbName } from '@/components/layout/crumb-name';
import { PageHeader } from '@/components/layout/page-header';
import { membershipColumns } from '@/components/members/columns';
import { Facts } from '@/components/record/facts';
import { nameOrUid } from '@/components/record/name-or-uid';
import { RecordTabs } from '@/components/record/tabs';
import { userColumns } from '@/components/users/columns';
import { EmailOnDemand } from '@/components/users/email-on-demand';
import { listEventsOfUser } from '@/lib/api/events';
import { listFriendlyRoundsOfUser } from '@/lib/api/friendly-rounds';
import { getUser, listFriends, listGroupsOfUser } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session/session';
import { toResult, totalOf } from '@/lib/contract/result';
import { orNull } from '@/lib/contract/unread';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { readUid } from '@/lib/list/uid';
import { recordTitle } from '@/lib/registry/record-names';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';

export const generateMetadata = recordTitle('user', 'User');

const FIRST = { pageSize: 5 };

export default async function UserPage({ params }: { params: Promise<{ userUid: string }> }) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const [golfer, events, rounds, groups, friends, timeZone] = await Promise.all([
    toResult(getUser(uid)),
    toResult(listEventsOfUser(uid, FIRST)),
    toResult(listFriendlyRoundsOfUser(uid, FIRST)),
    toResult(listGroupsOfUser(uid, FIRST)),
    toResult(listFriends(uid, FIRST)),
    readTimeZone(),
  ]);
  if (!golfer.ok) return <LoadFailure what="this user" failure={golfer.failure} href={routes.user(uid)} />;
  const user = golfer.value ?? notFound();
  const name = nameOrUid(user, fullName);
  const date = (iso: string) => `${formatDateTime(iso, timeZone)} ${zoneLabel(timeZone)}`;
  return (
    <>
      <CrumbName href={routes.user(uid)} name={name} />
      <PageHeader title={name} />
      <DifferingFields of={[user]} />
      <RecordTabs
        label="User"
        tabs={[
          { label: 'Overview', href: routes.user(uid), open: true },
          { label: 'Events', href: routes.userEvents(uid), total: totalOf(events) },
          { label: 'Friendly rounds', href: routes.userFriendlyRounds(uid), total: totalOf(rounds) },
          { label: 'Groups', href: routes.userGroups(uid), total: totalOf(groups) },
          { label: 'Friends', href: routes.userFriends(uid), total: totalOf(friends) },
        ]}
      >
        <Facts
          facts={[
            ['User ID', () => <Uid value={user.uid} what="user ID" />],
            ['Handicap', () => (user.handicap == null ? '-' : formatHandicap(user.handicap))],
            ['Country', () => user.country?.name ?? '-'],
            ['Region', () => user.region?.name ?? '-'],
            ['Status', () => (user.status ? <Status value={user.status} /> : '-')],
            ['Created', () => date(user.createdAt)],
            ['Last active', () => (user.lastActiveAt ? date(user.lastActiveAt) : '-')],
            ['E-mail', () => <EmailOnDemand url={routes.userEmail(uid)} />],
          ]}
        />
        <FirstRows
          title="Latest events"
          columns={eventColumns(timeZone)}
          answer={events}
          href={routes.userEvents(uid)}
        />
        <FirstRows
          title="Latest friendly rounds"
          columns={friendlyRoundColumns(timeZone)}
          answer={rounds}
          href={routes.userFriendlyRounds(uid)}
        />
        <FirstRows
          title="Groups"
          columns={membershipColumns(
            timeZone,
            orNull(() => user.handicap),
          )}
          answer={groups}
          href={routes.userGroups(uid)}
        />
        <FirstRows title="Friends" columns={userColumns(timeZone)} answer={friends} href={routes.userFriends(uid)} />
      </RecordTabs>
    </>
  );
}

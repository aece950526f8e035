import { notFound } from 'next/navigation';
import { FirstRows } from '@/components/data-table/first-rows';
import { LoadFailure } from '@/components/data-table/states/load-failure';
import { eventColumns } from '@/components/events/columns';
import { DatedEvents } from '@/components/events/dated-events';
import { DifferingFields } from '@/components/feedback/differing-fields';
import { friendlyRoundColumns } from '@/components/friendly-rounds/columns';
import { CrumbName } from '@/components/layout/crumb-name';
import { PageHeader } from '@/components/layout/page-header';
import { membershipColumns } from '@/components/members/columns';
import { nameOrUid } from '@/components/record/name-or-uid';
import { RecordPage } from '@/components/record/record-page';
import { RecordTabs } from '@/components/record/tabs';
import { userColumns } from '@/components/users/columns';
import { UserFacts } from '@/components/users/facts';
import { listEventsOfUser } from '@/lib/api/events';
import { listFriendlyRoundsOfUser } from '@/lib/api/friendly-rounds';
import { getUser, listFriends, listGroupsOfUser } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session/session';
import { toResult } from '@/lib/contract/result';
import { orNull } from '@/lib/contract/unread';
import { fullName } from '@/lib/format/name';
import { shortUid } from '@/lib/format/uid';
import { readUid } from '@/lib/list/uid';
import { playedEvents, upcomingEvents } from '@/lib/registry/dated-events';
import { lateAddress } from '@/lib/registry/late';
import { recordTitle } from '@/lib/registry/record-names';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';

export const generateMetadata = recordTitle('user', 'User');

const FIRST = { pageSize: 5 };

type Props = { params: Promise<{ userUid: string }> };

export default async function UserPage(props: Props) {
  const screen = drawUser(props);
  return <RecordPage kind="User" screen={screen} late={await lateAddress(screen)} />;
}

async function drawUser({ params }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const timeZone = await readTimeZone();
  const eventsOf = (query: Parameters<typeof listEventsOfUser>[1]) => listEventsOfUser(uid, query);
  const [golfer, events, played, upcoming, rounds, groups, friends] = await Promise.all([
    toResult(getUser(uid)),
    toResult(eventsOf({ pageSize: 1 })),
    playedEvents(eventsOf, timeZone, FIRST.pageSize),
    upcomingEvents(eventsOf, timeZone, FIRST.pageSize),
    toResult(listFriendlyRoundsOfUser(uid, FIRST)),
    toResult(listGroupsOfUser(uid, FIRST)),
    toResult(listFriends(uid, FIRST)),
  ]);
  const failure = !golfer.ok && <LoadFailure what="this user" failure={golfer.failure} href={routes.user(uid)} />;
  // A user that cannot be read takes nothing else with it; an API that refuses or does not respond fails the rest too.
  if (!golfer.ok && golfer.failure.kind !== 'broken') return failure;
  const user = golfer.ok ? (golfer.value ?? notFound()) : null;
  const name = user ? nameOrUid(user, fullName) : shortUid(uid);
  return (
    <>
      <CrumbName href={routes.user(uid)} name={name} />
      <PageHeader title={name} />
      <DifferingFields of={user ? [user] : []} />
      <RecordTabs
        label="User"
        tabs={[
          { label: 'Overview', href: routes.user(uid), open: true },
          { label: 'Events', href: routes.userEvents(uid), total: events },
          { label: 'Friendly rounds', href: routes.userFriendlyRounds(uid), total: rounds },
          { label: 'Groups', href: routes.userGroups(uid), total: groups },
          { label: 'Friends', href: routes.userFriends(uid), total: friends },
        ]}
      >
        {user ? <UserFacts user={user} timeZone={timeZone} /> : failure}
        <FirstRows
          title="Latest friendly rounds"
          columns={friendlyRoundColumns(timeZone)}
          answer={rounds}
          href={routes.userFriendlyRounds(uid)}
        />
        <DatedEvents
          played={played}
          upcoming={upcoming}
          columns={eventColumns(timeZone)}
          href={routes.userEvents(uid)}
        />
        <FirstRows
          title="Groups"
          columns={membershipColumns(
            timeZone,
            orNull(() => user?.handicap),
          )}
          answer={groups}
          href={routes.userGroups(uid)}
        />
        <FirstRows title="Friends" columns={userColumns(timeZone)} answer={friends} href={routes.userFriends(uid)} />
      </RecordTabs>
    </>
  );
}

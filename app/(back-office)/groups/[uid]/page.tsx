import { notFound } from 'next/navigation';
import { FirstRows } from '@/components/data-table/first-rows';
import { LoadFailure } from '@/components/data-table/states/load-failure';
import { groupEventColumns } from '@/components/events/columns';
import { DatedEvents } from '@/components/events/dated-events';
import { DifferingFields } from '@/components/feedback/differing-fields';
import { Contests } from '@/components/groups/contests';
import { GroupFacts } from '@/components/groups/facts';
import { CrumbName } from '@/components/layout/crumb-name';
import { PageHeader } from '@/components/layout/page-header';
import { memberColumns } from '@/components/members/columns';
import { nameOrUid } from '@/components/record/name-or-uid';
import { RecordPage } from '@/components/record/record-page';
import { RecordTabs } from '@/components/record/tabs';
import { listEventRoundsOfGroup, listEventsOfGroup } from '@/lib/api/events';
import { getContestUsage, getGroup, listMembersOfGroup } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session/session';
import { toResult } from '@/lib/contract/result';
import { shortUid } from '@/lib/format/uid';
import { readUid } from '@/lib/list/uid';
import { playedEvents, upcomingEvents } from '@/lib/registry/dated-events';
import { lateAddress } from '@/lib/registry/late';
import { recordTitle } from '@/lib/registry/record-names';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';

export const generateMetadata = recordTitle('group', 'Group');

const FIRST = { pageSize: 5 };

type Props = { params: Promise<{ uid: string }> };

export default async function GroupPage(props: Props) {
  const screen = drawGroup(props);
  return <RecordPage kind="Group" screen={screen} late={await lateAddress(screen)} />;
}

async function drawGroup({ params }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const timeZone = await readTimeZone();
  const eventsOf = (query: Parameters<typeof listEventsOfGroup>[1]) => listEventsOfGroup(uid, query);
  const [found, members, events, played, upcoming, rounds, contests] = await Promise.all([
    toResult(getGroup(uid)),
    toResult(listMembersOfGroup(uid, FIRST)),
    toResult(eventsOf({ pageSize: 1 })),
    playedEvents(eventsOf, timeZone, FIRST.pageSize),
    upcomingEvents(eventsOf, timeZone, FIRST.pageSize),
    toResult(listEventRoundsOfGroup(uid, { pageSize: 1 })),
    toResult(getContestUsage(uid)),
  ]);
  const failure = !found.ok && <LoadFailure what="this group" failure={found.failure} href={routes.group(uid)} />;
  // A group that cannot be read takes nothing else with it; an API that refuses or does not respond fails the rest too.
  if (!found.ok && found.failure.kind !== 'broken') return failure;
  const group = found.ok ? (found.value ?? notFound()) : null;
  const name = group ? nameOrUid(group, (one) => one.name) : shortUid(uid);
  return (
    <>
      <CrumbName href={routes.group(uid)} name={name} />
      <PageHeader title={name} />
      <DifferingFields of={group ? [group] : []} />
      <RecordTabs
        label="Group"
        tabs={[
          { label: 'Overview', href: routes.group(uid), open: true },
          { label: 'Members', href: routes.membersOfGroup(uid), total: members },
          { label: 'Events', href: routes.groupEvents(uid), total: events },
          { label: 'Rounds', href: routes.groupRounds(uid), total: rounds },
        ]}
      >
        {group ? <GroupFacts group={group} timeZone={timeZone} /> : failure}
        <FirstRows
          title="Members"
          columns={memberColumns(timeZone)}
          answer={members}
          href={routes.membersOfGroup(uid)}
        />
        <DatedEvents
          played={played}
          upcoming={upcoming}
          columns={groupEventColumns(timeZone)}
          href={routes.groupEvents(uid)}
        />
        <Contests usage={contests} timeZone={timeZone} href={routes.group(uid)} />
      </RecordTabs>
    </>
  );
}

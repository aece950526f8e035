import { notFound } from 'next/navigation';
import { Uid } from '@/components/data-table/cells/uid';
import { FirstRows } from '@/components/data-table/first-rows';
import { LoadFailure } from '@/components/data-table/states/load-failure';
import { groupEventColumns } from '@/components/events/columns';
import { DifferingFields } from '@/components/feedback/differing-fields';
import { Contests } from '@/components/groups/contests';
import { CrumbName } from '@/components/layout/crumb-name';
import { PageHeader } from '@/components/layout/page-header';
import { memberColumns } from '@/components/members/columns';
import { FactLink } from '@/components/record/fact';
import { Facts } from '@/components/record/facts';
import { nameOrUid } from '@/components/record/name-or-uid';
import { RecordTabs } from '@/components/record/tabs';
import { listEventRoundsOfGroup, listEventsOfGroup } from '@/lib/api/events';
import { getContestUsage, getGroup, listMembersOfGroup } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session/session';
import { toResult, totalOf } from '@/lib/contract/result';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { fullName } from '@/lib/format/name';
import { formatCount } from '@/lib/format/number';
import { readUid } from '@/lib/list/uid';
import { recordTitle } from '@/lib/registry/record-names';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';

export const generateMetadata = recordTitle('group', 'Group');

const FIRST = { pageSize: 5 };

export default async function GroupPage({ params }: { params: Promise<{ uid: string }> }) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const [found, members, events, rounds, contests, timeZone] = await Promise.all([
    toResult(getGroup(uid)),
    toResult(listMembersOfGroup(uid, FIRST)),
    toResult(listEventsOfGroup(uid, FIRST)),
    toResult(listEventRoundsOfGroup(uid, { pageSize: 1 })),
    toResult(getContestUsage(uid)),
    readTimeZone(),
  ]);
  if (!found.ok) return <LoadFailure what="this group" failure={found.failure} href={routes.group(uid)} />;
  const group = found.value ?? notFound();
  const name = nameOrUid(group, (one) => one.name);
  return (
    <>
      <CrumbName href={routes.group(uid)} name={name} />
      <PageHeader title={name} />
      <DifferingFields of={[group]} />
      <RecordTabs
        label="Group"
        tabs={[
          { label: 'Overview', href: routes.group(uid), open: true },
          { label: 'Members', href: routes.membersOfGroup(uid), total: totalOf(members) },
          { label: 'Events', href: routes.groupEvents(uid), total: totalOf(events) },
          { label: 'Rounds', href: routes.groupRounds(uid), total: totalOf(rounds) },
        ]}
      >
        <Facts
          facts={[
            ['Group ID', () => <Uid value={group.uid} what="group ID" />],
            [
              'Owner',
              () =>
                group.owner ? <FactLink href={routes.user(group.owner.uid)}>{fullName(group.owner)}</FactLink> : '-',
            ],
            ['Country', () => group.country?.name ?? '-'],
            ['Members', () => (group.membersCount == null ? '-' : formatCount(group.membersCount))],
            ['Events', () => (group.eventsCount == null ? '-' : formatCount(group.eventsCount))],
            ['Created', () => `${formatDateTime(group.createdAt, timeZone)} ${zoneLabel(timeZone)}`],
          ]}
        />
        <FirstRows
          title="Members"
          columns={memberColumns(timeZone)}
          answer={members}
          href={routes.membersOfGroup(uid)}
        />
        <FirstRows
          title="Latest events"
          columns={groupEventColumns(timeZone)}
          answer={events}
          href={routes.groupEvents(uid)}
        />
        <Contests usage={contests} timeZone={timeZone} href={routes.group(uid)} />
      </RecordTabs>
    </>
  );
}

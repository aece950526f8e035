import { Suspense } from 'react';
import { FirstRows } from '@/components/old-list/first-rows';
import { RecordPage } from '@/components/old-record/record-page';
import { groupEventTable } from '@/components/resources/events/columns';
import { DatedEvents } from '@/components/resources/events/dated-events';
import { Contests } from '@/components/resources/groups/contests';
import { memberTable } from '@/components/resources/members/columns';
import { toResult } from '@/lib/contract/result';
import { playedEvents, upcomingEvents } from '@/lib/old-answers/dated-events';
import { group } from '@/lib/old-records/group';
import { eventsOfGroup } from '@/lib/old-registry/events';
import { fetchList } from '@/lib/old-registry/fetch-list';
import { membersOfGroup } from '@/lib/old-registry/members';
import { openRecord } from '@/lib/old-registry/open-record';
import { recordTitle } from '@/lib/old-registry/record-names';
import { routes } from '@/lib/routes';

export const generateMetadata = recordTitle('group');

const FIRST = { pageSize: 5 };

export default async function GroupPage({ params }: PageProps<'/groups/[uid]'>) {
  const page = await openRecord(group, params, {
    beside: (uid, timeZone) => ({
      members: toResult(fetchList(membersOfGroup, FIRST, { uid })),
      played: playedEvents({ list: eventsOfGroup, uid, timeZone, ...FIRST }),
      upcoming: upcomingEvents({ list: eventsOfGroup, uid, timeZone, ...FIRST }),
    }),
  });
  return (
    <RecordPage
      page={page}
      lists={({ uid, timeZone, beside: { members, ...events } }) => (
        <>
          <FirstRows title="Members" table={memberTable(timeZone)} answer={members} href={routes.membersOfGroup(uid)} />
          <DatedEvents {...events} table={groupEventTable(timeZone)} href={routes.groupEvents(uid)} />
          <Suspense>
            <Contests groupUid={uid} timeZone={timeZone} />
          </Suspense>
        </>
      )}
    />
  );
}

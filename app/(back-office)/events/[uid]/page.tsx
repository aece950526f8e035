import { notFound } from 'next/navigation';
import { LoadFailure } from '@/components/data-table/states/load-failure';
import { readEventView } from '@/components/events/event-view';
import { EventHeading } from '@/components/events/heading';
import { EventLeaderboard } from '@/components/events/leaderboard';
import { EventOverview } from '@/components/events/overview';
import { EventTabs } from '@/components/events/tabs';
import { EventTools } from '@/components/events/tools';
import { DifferingFields } from '@/components/feedback/differing-fields';
import { CrumbName } from '@/components/layout/crumb-name';
import { nameOrUid } from '@/components/record/name-or-uid';
import { RecordPage } from '@/components/record/record-page';
import { getCourseZone } from '@/lib/api/course-zone';
import { eventBoards } from '@/lib/api/event-boards';
import { getEvent, listTeams } from '@/lib/api/events';
import { listFriendlyRoundsOfEvent } from '@/lib/api/friendly-rounds';
import { requireSession } from '@/lib/auth/session/session';
import type { Event } from '@/lib/contract/events';
import { isNotFound, toResult } from '@/lib/contract/result';
import { orNull } from '@/lib/contract/unread';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { lateAddress } from '@/lib/registry/late';
import { recordTitle } from '@/lib/registry/record-names';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';
import { fingerprint } from '@/lib/server/responses/fingerprint';

export const generateMetadata = recordTitle('event', 'Event');

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function EventPage(props: Props) {
  const screen = drawEvent(props);
  return <RecordPage kind="Event" screen={screen} late={await lateAddress(screen)} />;
}

async function drawEvent({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const view = readEventView(await searchParams);
  const [found, friendlyRounds, timeZone] = await Promise.all([
    toResult(getEvent(uid)),
    toResult(listFriendlyRoundsOfEvent(uid, { pageSize: 1 })),
    readTimeZone(),
  ]);
  if (isNotFound(found)) notFound();
  if (!found.ok) return <LoadFailure what="this event" failure={found.failure} href={routes.eventTab(uid, view)} />;
  const event = found.value;
  const isOverview = view.tab === 'overview';
  const course = orNull(() => event.course?.uid);
  const [boards, teams, courseZone] = await Promise.all([
    eventBoards(event, view),
    isOverview && orNull(() => event.teamFormat) ? toResult(teamsOf(event)) : null,
    isOverview && course ? toResult(getCourseZone(course)) : undefined,
  ]);
  return (
    <>
      <CrumbName href={routes.event(uid)} name={nameOrUid(event, (one) => one.name)} />
      <EventHeading {...{ event, timeZone, boards }}>
        <EventTools event={event} view={view} fingerprint={fingerprint([event, boards])} />
      </EventHeading>
      <DifferingFields of={[event, ...(boards?.leaderboard.ok ? [boards.leaderboard.value] : [])]} />
      <EventTabs event={event} open={view.tab} friendlyRounds={friendlyRounds}>
        {isOverview ? (
          <EventOverview {...{ event, timeZone, view, boards, teams, courseZone }} />
        ) : (
          <EventLeaderboard {...{ event, view, boards }} />
        )}
      </EventTabs>
    </>
  );
}

async function teamsOf({ group, uid }: Event) {
  return listTeams({ group: group.uid, event: uid }, { pageSize: 5 });
}

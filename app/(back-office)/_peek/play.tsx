import type { ReactNode } from 'react';
import { CourseFacts } from '@/components/courses/facts';
import { TeeLines } from '@/components/courses/tee-lines';
import { LoadFailure } from '@/components/data-table/states/load-failure';
import { EventRoundFacts } from '@/components/event-rounds/facts';
import { eventBoard } from '@/components/events/board';
import { EventFacts } from '@/components/events/facts';
import { BoardHead } from '@/components/friendly-rounds/board-head';
import { FriendlyRoundSubject } from '@/components/friendly-rounds/subject';
import { FirstPlaces } from '@/components/leaderboard/first-places';
import { getCourse } from '@/lib/api/courses';
import { eventBoards } from '@/lib/api/event-boards';
import { getEvent, getEventRound } from '@/lib/api/events';
import { friendlyBoards } from '@/lib/api/friendly-boards';
import { getFriendlyRound } from '@/lib/api/friendly-rounds';
import type { Event, EventRound } from '@/lib/contract/events';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { isNotFound, toResult } from '@/lib/contract/result';
import { orNull } from '@/lib/contract/unread';
import { routes } from '@/lib/routes';
import { declarePeek, FEW, only } from './declare-peek';

const OVERVIEW = { tab: 'overview', board: null, team: null } as const;
const HEAD = ['position', 'name', 'toPar', 'points', 'net'];

export const event = declarePeek({
  what: 'event',
  find: getEvent,
  name: ({ name }) => name,
  href: ({ uid }) => routes.event(uid),
  facts: (one, timeZone) => <EventFacts event={one} timeZone={timeZone} />,
  rows: (one) => ({ leaders: leadersOf(one) }),
});

export const eventRound = declarePeek({
  what: 'event round',
  find: getEventRound,
  name: (round) => round.event.name,
  href: (round) => orNull(() => routes.event(round.event.uid)) ?? routes.eventRound(round.uid),
  facts: (round, timeZone) => <EventRoundFacts round={round} timeZone={timeZone} />,
  rows: (round, timeZone) => ({ event: eventOf(round, timeZone) }),
});

export const friendlyRound = declarePeek({
  what: 'friendly round',
  find: getFriendlyRound,
  name: ({ course }) => course.name,
  href: ({ uid }) => routes.friendlyRound(uid),
  facts: (round, timeZone) => (
    <div className="px-6 pb-2 max-sm:px-4">
      <FriendlyRoundSubject round={round} timeZone={timeZone} />
    </div>
  ),
  rows: (round) => ({ board: boardOf(round) }),
});

export const course = declarePeek({
  what: 'course',
  find: getCourse,
  name: ({ name }) => name,
  href: ({ uid }) => routes.course(uid),
  facts: (one) => <CourseFacts course={one} />,
  rows: ({ tees }) => ({ tees: Promise.resolve(<TeeLines rows={tees} />) }),
});

async function boardOf(round: FriendlyRound): Promise<ReactNode> {
  return <BoardHead round={round} boards={await friendlyBoards(round, null)} count={FEW.pageSize} />;
}

/** Who leads; nothing for a format without a leaderboard, or before play. */
async function leadersOf(of: Event): Promise<ReactNode> {
  const boards = await eventBoards(of, OVERVIEW);
  if (boards === null || isNotFound(boards.leaderboard)) return null;
  const { columns, ...drawn } = eventBoard(of, boards, OVERVIEW);
  const href = routes.eventTab(of.uid, { tab: boards.of === 'teams' ? 'teams' : 'individuals' });
  return <FirstPlaces {...drawn} columns={only(columns, ...HEAD)} count={FEW.pageSize} href={href} />;
}

/** The round's event: its facts and who leads. */
async function eventOf(round: EventRound, timeZone: string): Promise<ReactNode> {
  const uid = orNull(() => round.event.uid);
  if (uid === null) return null;
  const found = await toResult(getEvent(uid));
  if (!found.ok) return <LoadFailure what="its event" failure={found.failure} href={routes.event(uid)} />;
  return (
    <section>
      <h2 className="px-6 pt-4 text-lg font-semibold max-sm:px-4">Event</h2>
      <EventFacts event={found.value} timeZone={timeZone} />
      {await leadersOf(found.value)}
    </section>
  );
}

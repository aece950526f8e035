import type { ReactNode } from 'react';
import { FirstPlaces } from '@/components/golf/leaderboard/first-places';
import { LoadFailure } from '@/components/old-list/states/load-failure';
import { Facts } from '@/components/old-record/facts';
import { eventBoard } from '@/components/resources/events/board';
import { eventFacts } from '@/components/resources/events/facts';
import { BoardHead } from '@/components/resources/friendly-rounds/board-head';
import { eventBoards } from '@/lib/api/event-boards';
import { getEvent } from '@/lib/api/events';
import { friendlyBoards } from '@/lib/api/friendly-boards';
import type { Event, EventRound } from '@/lib/contract/events';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { isNotFound, toResult } from '@/lib/contract/result';
import { event } from '@/lib/old-records/event';
import { routes } from '@/lib/routes';
import { FEW, type Parts } from './first-rows';

const OVERVIEW = { tab: 'overview', board: null, team: null, player: null } as const;
const HEAD = ['position', 'name', 'toPar', 'points', 'net'];

export const eventRows = (of: Event): Parts => ({ leaders: leadersOf(of) });

export const eventRoundRows = (round: EventRound, timeZone: string): Parts => ({ event: eventOf(round, timeZone) });

export const friendlyRoundRows = (round: FriendlyRound): Parts => ({ board: boardOf(round) });

async function boardOf(round: FriendlyRound): Promise<ReactNode> {
  return <BoardHead round={round} boards={await friendlyBoards(round, null)} count={FEW.pageSize} />;
}

/** Who leads; nothing for a format without a leaderboard, or before play. */
async function leadersOf(of: Event): Promise<ReactNode> {
  const boards = await eventBoards(of, OVERVIEW);
  if (boards === null || isNotFound(boards.leaderboard)) return null;
  const href = routes.eventTab(of.uid, { tab: boards.of === 'teams' ? 'teams' : 'individuals' });
  return <FirstPlaces board={eventBoard(of, boards, OVERVIEW)} columns={HEAD} count={FEW.pageSize} href={href} />;
}

async function eventOf(round: EventRound, timeZone: string): Promise<ReactNode> {
  const uid = round.event?.uid;
  if (uid === undefined) return null;
  const found = await toResult(getEvent(uid));
  if (!found.ok) return <LoadFailure what="its event" failure={found.failure} href={routes.event(uid)} />;
  return (
    <section>
      <h2 className="px-6 pt-4 text-lg font-semibold max-sm:px-4">Event</h2>
      <Facts facts={event.facts} item={found.value} timeZone={timeZone} on="peek" drawn={eventFacts} />
      {await leadersOf(found.value)}
    </section>
  );
}

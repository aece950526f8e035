import type { ReactNode } from 'react';
import { handicapTable } from '@/components/golf/handicap/columns';
import { only, type TableOf } from '@/components/old-cells/column';
import { FirstRows } from '@/components/old-list/first-rows';
import { eventTable, groupEventTable } from '@/components/resources/events/columns';
import { friendlyRoundTable } from '@/components/resources/friendly-rounds/columns';
import { memberTable } from '@/components/resources/members/columns';
import type { Event } from '@/lib/contract/events';
import type { Group } from '@/lib/contract/groups';
import type { Member } from '@/lib/contract/members';
import type { User } from '@/lib/contract/users';
import { playedEvents } from '@/lib/old-answers/dated-events';
import { eventsOfGroup, eventsOfUser } from '@/lib/old-registry/events';
import { friendlyRoundsOfUser } from '@/lib/old-registry/friendly-rounds';
import { handicaps } from '@/lib/old-registry/handicaps';
import { membersOfGroup } from '@/lib/old-registry/members';
import { routes } from '@/lib/routes';
import { FEW, firstRows, type Parts } from './first-rows';

const EVENT = ['name', 'status', 'startDate'];

export const golferRows = ({ uid }: User, timeZone: string): Parts => {
  const rounds = only(friendlyRoundTable(timeZone), 'uid', 'course', 'createdAt');
  return {
    rounds: firstRows('Latest friendly rounds', friendlyRoundsOfUser, uid, rounds),
    events: playedRows(eventsOfUser, uid, only(eventTable(timeZone), ...EVENT), timeZone),
  };
};

export const groupRows = ({ uid }: Group, timeZone: string): Parts => ({
  members: firstRows('Members', membersOfGroup, uid, only(memberTable(timeZone), 'name', 'role', 'handicap')),
  events: playedRows(eventsOfGroup, uid, only(groupEventTable(timeZone), ...EVENT), timeZone),
});

export const memberRows = ({ uid }: Member, timeZone: string): Parts => {
  const latest = only(handicapTable(uid, new Map(), timeZone), 'changedAt', 'handicap', 'change');
  return { handicaps: firstRows('Latest handicaps', handicaps, uid, latest) };
};

type EventsOf = typeof eventsOfUser | typeof eventsOfGroup;

async function playedRows(list: EventsOf, uid: string, table: TableOf<Event>, timeZone: string): Promise<ReactNode> {
  const { answer, query } = await playedEvents({ list, uid, timeZone, ...FEW });
  const href = routes.listed(list.path(uid), query);
  return <FirstRows title="Played events" table={table} answer={answer} href={href} />;
}

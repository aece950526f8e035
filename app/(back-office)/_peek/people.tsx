import type { ReactNode } from 'react';
import { only, type TableOf } from '@/components/cells/column';
import { handicapTable } from '@/components/golf/handicap/columns';
import { FirstRows } from '@/components/list/first-rows';
import { eventTable, groupEventTable } from '@/components/resources/events/columns';
import { friendlyRoundTable } from '@/components/resources/friendly-rounds/columns';
import { memberTable } from '@/components/resources/members/columns';
import { playedEvents } from '@/lib/answers/dated-events';
import type { Event } from '@/lib/contract/events';
import type { Group } from '@/lib/contract/groups';
import type { Member } from '@/lib/contract/members';
import type { User } from '@/lib/contract/users';
import { eventsOfGroup, eventsOfUser } from '@/lib/registry/events';
import { fetchList } from '@/lib/registry/fetch-list';
import { friendlyRoundsOfUser } from '@/lib/registry/friendly-rounds';
import { handicaps } from '@/lib/registry/handicaps';
import { membersOfGroup } from '@/lib/registry/members';
import { routes } from '@/lib/routes';
import { FEW, firstRows, type Parts } from './first-rows';

export const golferRows = ({ uid }: User, timeZone: string): Parts => ({
  rounds: firstRows({
    title: 'Latest friendly rounds',
    table: only(friendlyRoundTable(timeZone), 'uid', 'course', 'createdAt'),
    answer: fetchList(friendlyRoundsOfUser, FEW, { uid }),
    href: routes.userFriendlyRounds(uid),
  }),
  events: playedRows({
    table: only(eventTable(timeZone), 'name', 'status', 'startDate'),
    list: eventsOfUser,
    uid,
    href: routes.userEvents(uid),
    timeZone,
  }),
});

export const groupRows = ({ uid }: Group, timeZone: string): Parts => ({
  members: firstRows({
    title: 'Members',
    table: only(memberTable(timeZone), 'name', 'role', 'handicap'),
    answer: fetchList(membersOfGroup, FEW, { uid }),
    href: routes.membersOfGroup(uid),
  }),
  events: playedRows({
    table: only(groupEventTable(timeZone), 'name', 'status', 'startDate'),
    list: eventsOfGroup,
    uid,
    href: routes.groupEvents(uid),
    timeZone,
  }),
});

export const memberRows = ({ uid }: Member, timeZone: string): Parts => ({
  handicaps: firstRows({
    title: 'Latest handicaps',
    table: only(handicapTable(uid, new Map(), timeZone), 'changedAt', 'handicap', 'change'),
    answer: fetchList(handicaps, FEW, { uid }),
    href: routes.groupMember(uid),
  }),
});

type Played = Omit<Parameters<typeof playedEvents>[0], 'pageSize'> & { table: TableOf<Event>; href: string };

async function playedRows({ table, href, ...asked }: Played): Promise<ReactNode> {
  const { answer, query } = await playedEvents({ ...asked, pageSize: FEW.pageSize });
  return <FirstRows title="Played events" table={table} answer={answer} href={routes.listed(href, query)} />;
}

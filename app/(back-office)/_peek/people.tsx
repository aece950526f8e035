import type { ReactNode } from 'react';
import type { Column } from '@/components/data-table/column';
import { FirstRows } from '@/components/data-table/first-rows';
import { eventColumns, groupEventColumns } from '@/components/events/columns';
import { friendlyRoundColumns } from '@/components/friendly-rounds/columns';
import { GroupFacts } from '@/components/groups/facts';
import { handicapColumns } from '@/components/handicap/columns';
import { memberColumns } from '@/components/members/columns';
import { MemberFacts } from '@/components/members/facts';
import { UserFacts } from '@/components/users/facts';
import { listEventsOfGroup, listEventsOfUser } from '@/lib/api/events';
import { listFriendlyRoundsOfUser } from '@/lib/api/friendly-rounds';
import { getGroup, getMember, listHandicapHistory, listMembersOfGroup } from '@/lib/api/groups';
import { getUser } from '@/lib/api/users';
import type { Event } from '@/lib/contract/events';
import { fullName } from '@/lib/format/name';
import { playedEvents } from '@/lib/registry/dated-events';
import { routes } from '@/lib/routes';
import { declarePeek, FEW, firstRows, only } from './declare-peek';

export const user = declarePeek({
  what: 'user',
  find: getUser,
  name: fullName,
  href: ({ uid }) => routes.user(uid),
  facts: (one, timeZone) => <UserFacts user={one} timeZone={timeZone} />,
  rows: ({ uid }, timeZone) => ({
    rounds: firstRows({
      title: 'Latest friendly rounds',
      columns: only(friendlyRoundColumns(timeZone), 'uid', 'course', 'createdAt'),
      answer: listFriendlyRoundsOfUser(uid, FEW),
      href: routes.userFriendlyRounds(uid),
    }),
    events: playedRows({
      columns: only(eventColumns(timeZone), 'name', 'status', 'startDate'),
      list: (query) => listEventsOfUser(uid, query),
      href: routes.userEvents(uid),
      timeZone,
    }),
  }),
});

export const group = declarePeek({
  what: 'group',
  find: getGroup,
  name: ({ name }) => name,
  href: ({ uid }) => routes.group(uid),
  facts: (one, timeZone) => <GroupFacts group={one} timeZone={timeZone} />,
  rows: ({ uid }, timeZone) => ({
    members: firstRows({
      title: 'Members',
      columns: only(memberColumns(timeZone), 'name', 'role', 'handicap'),
      answer: listMembersOfGroup(uid, FEW),
      href: routes.membersOfGroup(uid),
    }),
    events: playedRows({
      columns: only(groupEventColumns(timeZone), 'name', 'status', 'startDate'),
      list: (query) => listEventsOfGroup(uid, query),
      href: routes.groupEvents(uid),
      timeZone,
    }),
  }),
});

export const member = declarePeek({
  what: 'group member',
  find: getMember,
  name: fullName,
  href: ({ uid }) => routes.groupMember(uid),
  facts: (one, timeZone) => <MemberFacts member={one} timeZone={timeZone} />,
  rows: ({ uid }, timeZone) => ({ handicaps: latestHandicaps(uid, timeZone) }),
});

/** A golfer's membership, under its group's name; where the API has groups in its place, the group. */
export const membership = declarePeek({
  what: 'membership',
  find: getMember,
  name: ({ group }) => group.name,
  href: ({ group }) => routes.group(group.uid),
  facts: (one, timeZone) => <MemberFacts member={one} timeZone={timeZone} />,
  rows: ({ uid }, timeZone) => ({ handicaps: latestHandicaps(uid, timeZone) }),
  otherwise: group,
});

function latestHandicaps(uid: string, timeZone: string): Promise<ReactNode> {
  return firstRows({
    title: 'Latest handicaps',
    columns: only(handicapColumns(new Map(), timeZone), 'changedAt', 'handicap', 'change'),
    answer: listHandicapHistory(uid, FEW),
    href: routes.groupMember(uid),
  });
}

type Played = {
  columns: readonly Column<Event>[];
  list: Parameters<typeof playedEvents>[0];
  href: string;
  timeZone: string;
};

/** The latest events that were played. */
async function playedRows({ columns, list, href, timeZone }: Played): Promise<ReactNode> {
  const { answer, query } = await playedEvents(list, timeZone, FEW.pageSize);
  return <FirstRows title="Played events" columns={columns} answer={answer} href={routes.listed(href, query)} />;
}

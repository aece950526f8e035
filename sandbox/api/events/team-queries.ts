import { ORPCError } from '@orpc/server';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { TeamsQuery } from '@/lib/contract/events';
import type { Team } from '@/lib/contract/leaderboards';
import { groupBy } from '@/lib/golf/scoring/group-by';
import type { FilterQuery, List } from '@/sandbox/api/list/list';
import { loadWindow } from '@/sandbox/api/list/load-window';
import { isUid, matches } from '@/sandbox/api/list/search';
import type { Database } from '@/sandbox/db/database';
import { eventPlayers, events, eventTeams } from '@/sandbox/db/schema/events';
import { groupMembers } from '@/sandbox/db/schema/groups';

type Query = FilterQuery<typeof TeamsQuery>;

/** @throws ORPCError NOT_FOUND when the group has no such event */
export async function requireEvent(db: Database, group: string, event: string): Promise<typeof events.$inferSelect> {
  const [found] =
    isUid(group) && isUid(event)
      ? await db
          .select()
          .from(events)
          .where(and(eq(events.id, event), eq(events.groupId, group)))
      : [];
  if (!found) throw new ORPCError('NOT_FOUND', { message: 'This group has no event with this uid' });
  return found;
}

export const teamsOfEventList = (eventId: string): List<Team, Query, 'name'> => ({
  uid: eventTeams.id,
  sortColumns: { name: { column: eventTeams.nameKey } },
  sortedBy: 'name',
  where: ({ search }) =>
    and(eq(eventTeams.eventId, eventId), matches(search, { text: [eventTeams.searchText], uid: eventTeams.id })),
  count: (db, where) => db.$count(eventTeams, where),
  rows: async (db, { sortKey, where, orderBy, limit, offset }) => {
    const window = await db
      .select({ uid: eventTeams.id, name: eventTeams.name, sortKey })
      .from(eventTeams)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return loadWindow(window, (rows) => withPlayers(db, rows));
  },
});

/** Adds their players to teams, by name. */
export async function withPlayers(db: Database, teams: readonly { uid: string; name: string }[]): Promise<Team[]> {
  const rows = await db
    .select({
      team: eventPlayers.teamId,
      player: {
        uid: groupMembers.id,
        firstName: groupMembers.firstName,
        lastName: groupMembers.lastName,
        userUid: groupMembers.userId,
        handicap: eventPlayers.handicap,
      },
    })
    .from(eventPlayers)
    .innerJoin(groupMembers, eq(groupMembers.id, eventPlayers.memberId))
    .where(
      inArray(
        eventPlayers.teamId,
        teams.map(({ uid }) => uid),
      ),
    )
    .orderBy(asc(groupMembers.nameKey), asc(groupMembers.id));
  const playersOf = groupBy(rows, ({ team }) => team);
  return teams.map(({ uid, name }) => ({
    uid,
    name,
    players: (playersOf.get(uid) ?? []).map(({ player }) => player),
  }));
}

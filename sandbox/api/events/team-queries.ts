import { ORPCError } from '@orpc/server';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { TeamsQuery } from '@/lib/contract/events';
import { groupBy } from '@/lib/golf/scoring/group-by';
import { declaredList } from '@/sandbox/api/list/declared-list';
import { type FilterQuery, within } from '@/sandbox/api/list/list';
import { isUid } from '@/sandbox/api/list/search';
import type { Team } from '@/sandbox/api/shapes';
import type { Database } from '@/sandbox/db/database';
import { eventPlayers, events, eventTeams } from '@/sandbox/db/schema/events';
import { groupMembers } from '@/sandbox/db/schema/groups';

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

const teamsList = declaredList<Team, FilterQuery<typeof TeamsQuery>, 'name'>({
  uid: eventTeams.id,
  load: async (db, uids) => {
    const { id: uid, name } = eventTeams;
    return withPlayers(
      db,
      await db
        .select({ uid, name })
        .from(eventTeams)
        .where(inArray(uid, [...uids])),
    );
  },
  sorts: { name: eventTeams.nameKey },
  sortedBy: 'name',
  search: [eventTeams.searchText],
  filters: {},
});

export const teamsOfEventList = (eventId: string) => within(teamsList, eq(eventTeams.eventId, eventId));

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

import { ORPCError } from '@orpc/server';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { TeamsQuery } from '@/lib/contract/events';
import { declaredList } from '@/sandbox/api/list/declared-list';
import { within } from '@/sandbox/api/list/list';
import { personOf } from '@/sandbox/api/list/rows';
import { isUid } from '@/sandbox/api/list/search';
import type { Team } from '@/sandbox/api/shapes';
import type { Database } from '@/sandbox/db/database';
import { eventPlayers, events, eventTeams } from '@/sandbox/db/schema/events';
import { groupMembers } from '@/sandbox/db/schema/groups';

/** @throws ORPCError NOT_FOUND when the group has no such event */
export async function requireEvent(db: Database, group: string, event: string): Promise<typeof events.$inferSelect> {
  const where = and(eq(events.id, event), eq(events.groupId, group));
  const [found] = isUid(group) && isUid(event) ? await db.select().from(events).where(where) : [];
  if (!found) throw new ORPCError('NOT_FOUND', { message: 'This group has no event with this uid' });
  return found;
}

const teamsList = declaredList<Team, typeof TeamsQuery>({
  uid: eventTeams.id,
  load: async (db, uids) => {
    const { id: uid, name } = eventTeams;
    const where = inArray(uid, [...uids]);
    return withPlayers(db, await db.select({ uid, name }).from(eventTeams).where(where));
  },
  sorts: { name: eventTeams.nameKey },
  sortedBy: 'name',
  search: [eventTeams.searchText],
  filters: {},
});

export const teamsOfEventList = (eventId: string) => within(teamsList, eq(eventTeams.eventId, eventId));

/** The teams of the events, sorted by name, without their players. */
export function teamsOf(db: Database, eventIds: readonly string[]) {
  const { id: uid, name, eventId } = eventTeams;
  const where = inArray(eventId, [...eventIds]);
  return db.select({ uid, name, eventId }).from(eventTeams).where(where).orderBy(eventTeams.nameKey, uid);
}

export const playerFields = {
  ...personOf(groupMembers),
  userUid: groupMembers.userId,
};

/** Adds the players of each team. The players are sorted by name. */
export async function withPlayers(db: Database, teams: readonly { uid: string; name: string }[]): Promise<Team[]> {
  const uids = teams.map(({ uid }) => uid);
  const rows = await db
    .select({ team: eventPlayers.teamId, player: { ...playerFields, handicap: eventPlayers.handicap } })
    .from(eventPlayers)
    .innerJoin(groupMembers, eq(groupMembers.id, eventPlayers.memberId))
    .where(inArray(eventPlayers.teamId, uids))
    .orderBy(asc(groupMembers.nameKey), asc(groupMembers.id));
  const playersOf = Map.groupBy(rows, ({ team }) => team);
  return teams.map(({ uid, name }) => ({ uid, name, players: (playersOf.get(uid) ?? []).map(({ player }) => player) }));
}

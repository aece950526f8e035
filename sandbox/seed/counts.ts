import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { countries, regions, users } from '../db/schema/base';
import { eventCards } from '../db/schema/event-scores';
import { eventPlayers, eventRounds, events, eventTeams } from '../db/schema/events';
import { groupMembers, groups } from '../db/schema/groups';

/** Computes and stores the counts that lists can be sorted by. */
export async function writeCounts(db: Database): Promise<void> {
  await db.execute(sql`
    update ${groups} set members_count = counted.total
    from (select group_id, count(*) as total from ${groupMembers} group by group_id) as counted
    where ${groups.id} = counted.group_id`);
  await db.execute(sql`
    update ${groups} set events_count = (select count(*) from ${events} where ${events.groupId} = ${groups.id})`);
  await db.execute(sql`
    update ${events} set
      participants_count = (select count(*) from ${eventPlayers} where ${eventPlayers.eventId} = ${events.id}),
      teams_count = (select count(*) from ${eventTeams} where ${eventTeams.eventId} = ${events.id}),
      rounds_count = (select count(*) from ${eventRounds} where ${eventRounds.eventId} = ${events.id})`);
  // Players have cards only for started rounds. For others, all players of the event are counted.
  await db.execute(sql`
    update ${eventRounds} set players_count = case
      when ${eventRounds.status} in ('NOT_STARTED', 'CANCELLED')
      then (select count(*) from ${eventPlayers} where ${eventPlayers.eventId} = ${eventRounds.eventId})
      else (select count(*) from ${eventCards} where ${eventCards.roundId} = ${eventRounds.id}) end`);
  await db.execute(sql`
    update ${regions} set users_count = counted.total
    from (select region_id, count(*) as total from ${users} group by region_id) as counted
    where ${regions.id} = counted.region_id`);
  await db.execute(sql`
    update ${countries} set
      users_count = (select count(*) from ${users} where ${users.countryId} = ${countries.id}),
      regions_count = (select count(*) from ${regions} where ${regions.countryId} = ${countries.id})`);
}

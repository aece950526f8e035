import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database';
import * as schema from '../../db/schema/base';
import * as eventScores from '../../db/schema/event-scores';
import * as eventSchema from '../../db/schema/events';
import { cards, friendlyRoundPlayers, friendlyRounds } from '../../db/schema/friendly-rounds';
import { groupMembers, groups } from '../../db/schema/groups';

const tables: Readonly<Record<string, PgTable>> = {
  countries: schema.countries,
  regions: schema.regions,
  courses: schema.courses,
  tees: schema.tees,
  holes: schema.holes,
  admins: schema.admins,
  users: schema.users,
  friendships: schema.friendships,
  groups,
  groupMembers,
  events: eventSchema.events,
  eventRounds: eventSchema.eventRounds,
  eventTeams: eventSchema.eventTeams,
  eventPlayers: eventSchema.eventPlayers,
  eventCards: eventScores.eventCards,
  contests: eventScores.contests,
  contestWinners: eventScores.contestWinners,
  handicapEntries: eventScores.handicapEntries,
  friendlyRounds,
  players: friendlyRoundPlayers,
  cards,
};

/** The number of rows and a hash of every table, independent of row order and server. */
export async function contentOf(db: Database): Promise<Record<string, { rows: number; hash: string }>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`);
    const content: Record<string, { rows: number; hash: string }> = {};
    for (const [name, table] of Object.entries(tables)) {
      const { rows } = await tx.execute<{ row: string }>(
        sql`select ${table}::text collate "C" as row from ${table} order by 1`,
      );
      const hash = createHash('sha256').update(rows.map(({ row }) => row).join('\n'));
      content[name] = { rows: rows.length, hash: hash.digest('hex') };
    }
    return content;
  });
}

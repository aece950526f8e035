import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** May read the tables of the API only: no passwords, no migrations, no writes. */
export const readerRole = 'fairway_reader';

/**
 * Creates the role and grants it the tables, those of the latest migration too.
 * @throws Error saying what the address's user lacks
 */
export async function ensureReaderRole(db: PgDatabase<PgQueryResultHKT>): Promise<void> {
  const role = sql.identifier(readerRole);
  try {
    // Roles are server-wide: another sandbox may create this one concurrently.
    await db.execute(sql`
      do $$ begin
        if not exists (select from pg_roles where rolname = '${sql.raw(readerRole)}') then
          create role ${role} nologin;
          grant ${role} to current_user;
        elsif not pg_has_role(current_user, '${sql.raw(readerRole)}', 'member') then
          grant ${role} to current_user;
        end if;
      exception when duplicate_object or unique_violation then null;
      end $$`);
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('fairway reader role'))`);
      await tx.execute(sql`grant usage on schema public to ${role}`);
      await tx.execute(sql`grant select on all tables in schema public to ${role}`);
    });
  } catch (error) {
    throw new Error(
      `The user of DATABASE_URL must be able to create the role ${readerRole} (CREATEROLE), or be made a member of it`,
      { cause: error },
    );
  }
}

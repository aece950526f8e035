import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { tables } from '../../db/schema/tables';

/** Each table's number of rows and a hash of them, which does not depend on their order or on the server. */
export async function contentOf(db: Database): Promise<Record<string, { rows: number; hash: string }>> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to 'UTC'`);
    const content: Record<string, { rows: number; hash: string }> = {};
    for (const [name, table] of tables) {
      // Leaves out `seedState`, which contains the time of the seed.
      if (name === 'seedState') continue;
      const { rows } = await tx.execute<{ row: string }>(
        sql`select ${table}::text collate "C" as row from ${table} order by 1`,
      );
      const hash = createHash('sha256').update(rows.map(({ row }) => row).join('\n'));
      content[name] = { rows: rows.length, hash: hash.digest('hex') };
    }
    return content;
  });
}

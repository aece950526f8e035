import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { seedState } from '../db/schema/base';
import { tables } from '../db/schema/tables';
import { fill } from './fill';
import { load } from './load/load';
import { defaultSize, type SeedSize, seedVersion } from './size';

/**
 * Fills the database in one transaction, unless it already has the same data. If aborted, it leaves no rows, and the
 * next start fills it.
 */
export async function seed(
  db: Database,
  log: (line: string) => void,
  size: SeedSize = defaultSize,
  signal?: AbortSignal,
): Promise<'made' | 'found'> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify({ seedVersion, ...size }))
    .digest('hex');
  if (await isSeeded(db, fingerprint)) return 'found';
  const started = performance.now();
  const made = await load(db, async (tx, write) => {
    // If two sandboxes start on one database, the second waits here and then finds the data.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('fairway seed'))`);
    if (await isSeeded(tx, fingerprint)) return false;
    await tx.execute(sql`truncate ${sql.join([...tables.values()], sql`, `)}`);
    await fill(tx, write, size, { step: stepLog(log), pause: () => yieldToEventLoop(signal) });
    await tx.insert(seedState).values({ fingerprint, doneAt: new Date() });
    return true;
  });
  if (!made) return 'found';
  // The embedded database has no autovacuum, and index-only scans need an up-to-date visibility map.
  await db.execute(sql`vacuum analyze`);
  log(`seed: done in ${secondsSince(started)}`);
  return 'made';
}

async function isSeeded(db: Database, fingerprint: string): Promise<boolean> {
  const [state] = await db.select().from(seedState);
  return state?.fingerprint === fingerprint;
}

/**
 * Lets the event loop run, which statements of the embedded database block; otherwise signals would be handled only at
 * the end.
 */
async function yieldToEventLoop(signal: AbortSignal | undefined): Promise<void> {
  await setImmediate();
  signal?.throwIfAborted();
}

function stepLog(log: (line: string) => void): (line: string) => void {
  let from = performance.now();
  return (line) => {
    log(`seed: ${line} in ${secondsSince(from)}`);
    from = performance.now();
  };
}

function secondsSince(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}

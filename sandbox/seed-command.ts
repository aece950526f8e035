import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from './db/database';
import { lock } from './db/lock';
import { parseSandboxEnvironment } from './env';
import { seed } from './seed/seed';
import { setSeedNow } from './seed/size';

// Fills the sandbox's database without starting the sandbox, which then uses the data if its settings ask for the same
// numbers of users and rounds.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
try {
  await run();
} catch (error) {
  console.error(stop.signal.aborted ? 'Interrupted: nothing was changed.' : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { users: { type: 'string' }, rounds: { type: 'string' } } });
  const size = { SANDBOX_USERS: values.users, SANDBOX_ROUNDS: values.rounds };
  const { dir, databaseUrl, seedSize, seedDay } = parseSandboxEnvironment(undefined, size);
  const dataDir = join(dir, 'pgdata');
  const release = databaseUrl === undefined ? await lock(`${dataDir}.lock`) : undefined;
  try {
    const { db, close } = await openDatabase(databaseUrl === undefined ? { dataDir } : { url: databaseUrl });
    if (seedDay) setSeedNow(seedDay);
    const outcome = await seed(db, console.log, seedSize, stop.signal).finally(close);
    const { users, friendlyRounds } = seedSize;
    console.log(`${outcome === 'made' ? 'Made' : 'Found'}: ${users} users, ${friendlyRounds} friendly rounds`);
  } finally {
    await release?.();
  }
}

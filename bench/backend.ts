// The sandbox and the floor in one process, because the embedded database lets only one open it.
import { createServer } from 'node:http';
import { count, desc, isNotNull } from 'drizzle-orm';
import { apiPath } from '@/sandbox/api/app';
import type { Database } from '@/sandbox/db/database';
import { friendlyRoundPlayers } from '@/sandbox/db/friendly-schema';
import { parseSandboxEnvironment } from '@/sandbox/env';
import { type Closing, startSandbox } from '@/sandbox/sandbox';
import { recordApiTimes } from './api-times';
import { type Backend, readyLine } from './backend-ready';
import { createFloor } from './floor';

const closing: Closing = [];
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    stop.abort();
    for (const close of closing.toReversed()) await close();
    process.exit(0);
  });
}

const floorPort = Number(process.env.FLOOR_PORT);
const takeApiTimes = recordApiTimes(apiPath);
const { db } = await startSandbox(parseSandboxEnvironment(), closing, console.log, stop.signal);
const golfer = await busiestGolfer(db);
const floor = createFloor(db, golfer.uid);
const server = createServer((request, response) => {
  if (request.url !== '/api-times') return floor(request, response);
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(takeApiTimes()));
});
await new Promise<void>((resolve, reject) => {
  server.once('error', reject);
  server.listen(floorPort, 'localhost', resolve);
});
console.log(readyLine({ floor: `http://localhost:${floorPort}`, golfer }));

async function busiestGolfer(db: Database): Promise<Backend['golfer']> {
  const { userId: uid } = friendlyRoundPlayers;
  const [golfer] = await db
    .select({ uid, rounds: count() })
    .from(friendlyRoundPlayers)
    .where(isNotNull(uid))
    .groupBy(uid)
    .orderBy(desc(count()), uid)
    .limit(1);
  if (!golfer?.uid) throw new Error('The seed holds no friendly rounds');
  return { uid: golfer.uid, rounds: golfer.rounds };
}

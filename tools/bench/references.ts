// Floor and swap, in another process so that they do not delay the sandbox.
import { createServer } from 'node:http';
import { openDatabase } from '@/sandbox/db/database';
import { users } from '@/sandbox/db/schema/base';
import { listenOnLoopback } from '../testing/loopback.mjs';
import { createReference } from './reference';

export type References = {
  floor: string;
  swap: string;
  /** Search terms: each matches under 1% of the rounds. */
  words: string[];
};

const { DATABASE_URL: url, FLOOR_PORT, SWAP_PORT } = process.env;
if (!url) throw new Error('DATABASE_URL is not set');
const { db, close } = await openDatabase({ url });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close().then(() => process.exit(0)));

const floor = await listenOnLoopback(createServer(createReference(db, 'floor')), Number(FLOOR_PORT));
const swap = await listenOnLoopback(createServer(createReference(db, 'swap')), Number(SWAP_PORT));
const names = await db.selectDistinct({ name: users.lastName }).from(users).orderBy(users.lastName).limit(2_000);
// Few golfers have long ones.
const words = names.map(({ name }) => name).filter((name) => /^[a-z]{8,}$/i.test(name));
// The line that the bench waits for.
console.log(JSON.stringify({ floor, swap, words } satisfies References));

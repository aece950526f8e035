// Serves the reference sites `floor` and `swap` in a separate process, so that they do not delay the sandbox.
import { createServer } from 'node:http';
import { openDatabase } from '@/sandbox/db/database';
import { listenOnLoopback } from '../../testing/loopback.mjs';
import { createReference } from './reference';

const { DATABASE_URL: url, FLOOR_PORT, SWAP_PORT } = process.env;
if (!url) throw new Error('DATABASE_URL is not set');
// The time limit is long: 32 concurrent requests share ten connections, and each request counts a million rows.
const { db, close } = await openDatabase({ url, connectTimeoutMs: 60_000 });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close().then(() => process.exit(0)));
await listenOnLoopback(createServer(createReference(db, 'floor')), Number(FLOOR_PORT));
await listenOnLoopback(createServer(createReference(db, 'swap')), Number(SWAP_PORT));

import { join } from 'node:path';
import { Hono } from 'hono';
import { apiPath, createApi } from './api/app';
import { createOpenApi } from './api/openapi/routes';
import { InvalidTokenError, type VerifyAccessToken } from './api/require-staff';
import { type Database, openDatabase } from './db/database';
import { lock } from './db/lock';
import type { SandboxEnvironment } from './env';
import { createIdentity } from './identity/app';
import { writePrivately } from './identity/secrets';
import { AccessTokenError } from './identity/tokens/access-tokens';
import { listen } from './listen';
import { seed } from './seed/seed';
import { setSeedNow } from './seed/size';

type Log = (line: string) => void;

/** Functions that close the parts that were started. They are called in reverse order. */
export type Closing = (() => Promise<void>)[];

/**
 * Starts all parts of the sandbox, and throws if the signal aborts. Each part adds its close function to `closing`.
 * Returns the origin and the database.
 */
export async function startSandbox(
  { port, host, dir, databaseUrl, appOrigins, limits, seedSize, seedDay }: SandboxEnvironment,
  closing: Closing,
  log: Log,
  signal: AbortSignal,
): Promise<{ origin: string; db: Database }> {
  const origin = `http://127.0.0.1:${port}`;
  const dataDir = join(dir, 'pgdata');
  if (databaseUrl === undefined) closing.push(await lock(`${dataDir}.lock`));
  const server = await listen(port, host);
  closing.push(server.close);

  const { db, forRequest, close } = await openDatabase(databaseUrl === undefined ? { dataDir } : { url: databaseUrl });
  closing.push(close);
  signal.throwIfAborted();
  if (seedDay) setSeedNow(seedDay);
  await seed(db, log, seedSize, signal);

  const identity = await createIdentity({ db, dataDir: dir, origin, appOrigins, log });
  const verifyAccessToken: VerifyAccessToken = async (bearer) => {
    try {
      return await identity.verifyAccessToken(bearer);
    } catch (error) {
      if (error instanceof AccessTokenError) throw new InvalidTokenError(error.message, { cause: error });
      throw error;
    }
  };
  const app = new Hono();
  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.route('/', createOpenApi(apiPath));
  app.route('/', createApi({ databaseFor: forRequest, verifyAccessToken, limits, log }));
  app.route('/', identity.app);
  signal.throwIfAborted();
  const variables = Object.entries({ ...identity.appEnv, API_URL: `${origin}${apiPath}` });
  await writePrivately(join(dir, 'app.env'), variables.map(([name, value]) => `${name}=${value}\n`).join(''));
  server.serve(app.fetch);
  return { origin, db };
}

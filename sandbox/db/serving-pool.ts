import { drizzle } from 'drizzle-orm/node-postgres';
import { type ClientBase, Pool, type QueryConfig } from 'pg';
import type { Database } from './database';
import { readerRole } from './reader-role';

const statementSeconds = 8;
const canceledByServer = '57014';

/** A statement ran longer than one may, and was ended. */
export class StatementTimedOut extends Error {
  override name = 'StatementTimedOut';
}

export type ServingOptions = { statementTimeoutMs?: number };

export type ServingPool = {
  /** For one request: its statements read only, take their time limited, and end when the request does. */
  forRequest: (signal: AbortSignal) => Database;
  end: () => Promise<void>;
};

/** Connections that requests are answered with, apart from the owner's: they act as a role that cannot write. */
export function createServingPool(
  url: string,
  owner: Pool,
  { statementTimeoutMs = statementSeconds * 1000 }: ServingOptions,
): ServingPool {
  const backends = new WeakMap<object, number>();
  const pool = new Pool({
    connectionString: url,
    onConnect: async (client: ClientBase) => {
      const { rows } = await client.query<{ pid: number }>(
        `select set_config('role', $1, false), set_config('statement_timeout', $2, false), pg_backend_pid() as pid`,
        [readerRole, String(statementTimeoutMs)],
      );
      backends.set(client, rows[0]?.pid ?? 0);
    },
  });
  tellBrokenConnections(pool);

  async function run(signal: AbortSignal, statement: QueryConfig, values: unknown[]) {
    signal.throwIfAborted();
    const client = await pool.connect();
    let canceling: Promise<unknown> | undefined;
    const cancel = () => {
      canceling = owner.query('select pg_cancel_backend($1)', [backends.get(client)]);
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      signal.throwIfAborted();
      return await client.query(statement, values);
    } catch (error) {
      signal.throwIfAborted();
      throw isCanceled(error) ? new StatementTimedOut('A statement took too long', { cause: error }) : error;
    } finally {
      signal.removeEventListener('abort', cancel);
      // A late cancellation would hit whoever has the connection next: it is not used again.
      await canceling?.catch(() => undefined);
      client.release(canceling !== undefined);
    }
  }

  return {
    forRequest: (signal) => {
      const query = run.bind(null, signal);
      return drizzle(
        new Proxy(pool, { get: (target, key) => (key === 'query' ? query : Reflect.get(target, key, target)) }),
      );
    },
    end: () => pool.end(),
  };
}

/** A connection that breaks while nobody uses it is replaced by its pool; untold, it would end the process. */
export function tellBrokenConnections(pool: Pool): void {
  pool.on('error', (error) => console.error(`database: an idle connection broke: ${error.message}`));
}

function isCanceled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === canceledByServer;
}

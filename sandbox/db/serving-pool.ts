import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { type ClientBase, DatabaseError, Pool, type PoolConfig, type QueryConfig } from 'pg';

/** The database role for API requests. It may read only the API's tables, not passwords or migrations. */
const readerRole = 'fairway_reader';

/**
 * Creates the database role for API requests and lets it read all tables, even those of the latest migration.
 * @throws Error naming the right that the database user lacks
 */
export async function ensureReaderRole(db: PgDatabase<PgQueryResultHKT>): Promise<void> {
  const role = sql.identifier(readerRole);
  try {
    // Another sandbox may create the role at the same time, because roles belong to the whole database server.
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

const canceledByServer = '57014';
/** PostgreSQL's error codes while a server is shutting down, has crashed, or does not accept connections yet. */
const goingDown: ReadonlySet<unknown> = new Set(['57P01', '57P02', '57P03']);

export class StatementTimedOut extends Error {
  override name = 'StatementTimedOut';
}

/** Thrown if the database cannot be reached, or if a connection is lost or stops responding. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

export type ServingOptions = {
  /** Maximum number of connections in each of two pools: the owner's, and that for API requests. */
  connections?: number;
  /** Milliseconds to wait for a connection, either a new one or one that another request releases. */
  connectTimeoutMs?: number;
  /** The server cancels a statement after this many milliseconds. */
  statementTimeoutMs?: number;
  /**
   * Milliseconds within which a statement's complete result must arrive, because an unreachable server cannot enforce
   * its own timeout.
   */
  answerTimeoutMs?: number;
};

export const servingDefaults = {
  connections: 10,
  connectTimeoutMs: 5_000,
  statementTimeoutMs: 8_000,
  answerTimeoutMs: 9_000,
} as const satisfies ServingOptions;

type ServingPool = {
  /** The database for one request. Its statements are read-only, limited in time and cancelled by the signal. */
  forRequest: (signal: AbortSignal) => NodePgDatabase;
  end: () => Promise<void>;
};

/** Creates the connection pool for API requests, with a read-only role and separate from the owner's pool. */
export function createServingPool(owner: Pool, url: string, options: Required<ServingOptions>): ServingPool {
  const { statementTimeoutMs, answerTimeoutMs } = options;
  const backends = new WeakMap<object, number>();
  const pool = createPool(url, options, {
    query_timeout: answerTimeoutMs,
    onConnect: async (client: ClientBase) => {
      const { rows } = await client.query<{ pid: number }>(
        `select set_config('role', $1, false), set_config('statement_timeout', $2, false), pg_backend_pid() as pid`,
        [readerRole, String(statementTimeoutMs)],
      );
      backends.set(client, rows[0]?.pid ?? 0);
    },
  });

  async function connect() {
    try {
      return await pool.connect();
    } catch (cause) {
      throw new DatabaseUnavailable('No connection', { cause });
    }
  }

  async function run(signal: AbortSignal, statement: QueryConfig, values: unknown[]) {
    signal.throwIfAborted();
    const client = await connect();
    let broken = false;
    let canceling: Promise<unknown> | undefined;
    const cancel = () => {
      const ended = { text: 'select pg_cancel_backend($1)', values: [backends.get(client)] };
      canceling = owner.query(Object.assign(ended, { query_timeout: answerTimeoutMs }));
    };
    signal.addEventListener('abort', cancel, { once: true });
    try {
      signal.throwIfAborted();
      return await client.query(statement, values);
    } catch (error) {
      broken = !signal.aborted && !(error instanceof DatabaseError);
      signal.throwIfAborted();
      throw toDatabaseError(error);
    } finally {
      signal.removeEventListener('abort', cancel);
      // Discards the connection, because a late cancellation or result could hit its next statement.
      await canceling?.catch(() => undefined);
      client.release(broken || canceling !== undefined);
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

/** Creates a connection pool with error listeners, without which a broken connection would end the process. */
export function createPool(
  url: string,
  { connections, connectTimeoutMs }: Required<ServingOptions>,
  more: PoolConfig = {},
): Pool {
  const pool = new Pool({
    ...more,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
  });
  pool.on('error', (error) => console.error(`database: an idle connection broke: ${error.message}`));
  // Ignored here, because the running statement reports the same error.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function toDatabaseError(error: unknown): unknown {
  if (!(error instanceof DatabaseError))
    return new DatabaseUnavailable('The database server did not respond', { cause: error });
  if (error.code === canceledByServer) return new StatementTimedOut('A statement took too long', { cause: error });
  return goingDown.has(error.code)
    ? new DatabaseUnavailable('The database server is shutting down', { cause: error })
    : error;
}

import type { Database } from '@/sandbox/db/database';
import type { DataCache } from './list/data-cache';
import type { Principal } from './require-staff';

/** The database and cache that queries use. */
export type Data = Pick<ApiContext, 'db' | 'cache'>;

/** What a handler gets for each request. */
export type ApiContext = {
  /** A database whose statements end when the request ends. */
  db: Database;
  cache: DataCache;
  principal: Principal;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** Logs failures of the server; client errors are not logged. */
  logFailure: (error: unknown) => void;
};

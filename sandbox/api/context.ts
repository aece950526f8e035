import type { Database } from '@/sandbox/db/database';
import type { DataCache } from './list/data-cache';
import type { Principal } from './require-staff';

/** What reading and computing need. */
export type Data = Pick<ApiContext, 'db' | 'cache'>;

/** What handlers get for one request. */
export type ApiContext = {
  /** Statements on it end with the request. */
  db: Database;
  cache: DataCache;
  principal: Principal;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** Logs failures of the server; client errors are not logged. */
  logFailure: (error: unknown) => void;
};

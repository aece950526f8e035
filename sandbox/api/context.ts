import type { Database } from '@/sandbox/db/database';
import type { DataCache } from './list/data-cache';
import type { Principal } from './require-staff';

export type Data = Pick<ApiContext, 'db' | 'cache'>;

export type ApiContext = {
  /** The database of this request; its statements are cancelled when the client disconnects. */
  db: Database;
  cache: DataCache;
  principal: Principal;
  /** The signal that aborts when the client disconnects. */
  signal: AbortSignal;
  /** Logs a server failure. Errors caused by the client are not logged. */
  logFailure: (error: unknown) => void;
};

import type { Database } from '@/sandbox/db/database';
import type { Totals } from './list/data-cache';
import type { Principal } from './principal';

/** What a request is answered with. The database is the request's own and ends with it. */
export type ApiContext = {
  db: Database;
  totals: Totals;
  principal: Principal;
  /** Aborted when the client has left. */
  signal: AbortSignal;
  /** CliError of what fails inside. */
  failed: (error: unknown) => void;
};

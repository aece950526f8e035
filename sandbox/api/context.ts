import type { Database } from '@/sandbox/db/database';
import type { Totals } from './list/totals';
import type { Principal } from './principal';

/** What a request is answered with. The database is the request's own: it ends with the request. */
export type ApiContext = { db: Database; totals: Totals; principal: Principal; requestId: string };

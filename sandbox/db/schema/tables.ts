import type { PgTable } from 'drizzle-orm/pg-core';
import * as base from './base';
import * as eventScores from './event-scores';
import * as events from './events';
import * as friendlyRounds from './friendly-rounds';
import * as groups from './groups';

/** All tables that the seed fills, by their names in the schema. */
export const tables: ReadonlyMap<string, PgTable> = new Map(
  Object.entries<PgTable>({ ...base, ...groups, ...events, ...eventScores, ...friendlyRounds }),
);

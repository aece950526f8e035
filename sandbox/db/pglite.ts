import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Where the embedded database's files are: a directory, or in memory, new or a copy of what another one dumped. */
export type PGlitePlace = { dataDir?: string } | { copyOf: Blob };

export async function createPGlite(place: PGlitePlace): Promise<PGlite> {
  const client = await PGlite.create({
    ...('copyOf' in place ? { loadDataDir: place.copyOf } : { dataDir: place.dataDir ?? 'memory://' }),
    relaxedDurability: false,
    extensions: { pg_trgm },
  });
  // All of it is in memory once read, and a query that runs for half a millisecond is not worth three of planning:
  // joins go in the order in which they are written.
  await client.exec('set random_page_cost = 1.1; set join_collapse_limit = 1');
  return client;
}

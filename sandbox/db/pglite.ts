import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** Where the embedded database's files are: a directory, or in memory, new or a copy of what another one dumped. */
export type PGlitePlace = { dataDir?: string } | { copyOf: Blob };

export async function createPGlite(place: PGlitePlace): Promise<PGlite> {
  const client = await PGlite.create({
    ...('copyOf' in place ? { loadDataDir: place.copyOf } : { dataDir: place.dataDir ?? 'memory://' }),
    relaxedDurability: false,
    extensions: { pg_trgm },
  }).catch((error: unknown) => {
    throw inWords(error);
  });
  // All of it is in memory once read, and a query that runs for half a millisecond is not worth three of planning:
  // joins go in the order in which they are written.
  await client.exec('set random_page_cost = 1.1; set join_collapse_limit = 1');
  return client;
}

/** The engine tells of its file system by a number of WASI's alone. */
function inWords(error: unknown): unknown {
  if (error instanceof Error || error === null || typeof error !== 'object' || !('errno' in error)) return error;
  const full = error.errno === 51;
  return new Error(
    full ? 'The disk is full: the database needs 200 MB' : `Its files cannot be used (WASI error ${error.errno})`,
  );
}

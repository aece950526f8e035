import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** The embedded database's files: a directory, or new in memory. */
export type PGlitePlace = { dataDir?: string };

export async function createPGlite(place: PGlitePlace): Promise<PGlite> {
  const client = await PGlite.create({
    dataDir: place.dataDir ?? 'memory://',
    relaxedDurability: false,
    extensions: { pg_trgm },
  }).catch((error: unknown) => {
    throw toReadableError(error);
  });
  // Data is in memory once read, and planning takes longer than most queries run: joins keep their written order.
  await client.exec('set random_page_cost = 1.1; set join_collapse_limit = 1');
  return client;
}

/** File system errors of the engine have a WASI number and no message. */
function toReadableError(error: unknown): unknown {
  if (error instanceof Error || error === null || typeof error !== 'object' || !('errno' in error)) return error;
  const full = error.errno === 51;
  return new Error(
    full ? 'The disk is full: the database needs 200 MB' : `Its files cannot be used (WASI error ${error.errno})`,
  );
}

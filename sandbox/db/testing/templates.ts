import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { seed } from '../../seed/seed';
import { testSize } from '../../seed/testing/test-size';
import { migrations, openDatabase } from '../database';
import { createPGlite } from '../pglite';
import { createServerDatabase, dropServerDatabase } from './server-databases';

/** Template databases: dump files of the embedded database, or database names on the server. */
export type Templates = Readonly<Record<Content, string>>;
/** Empty tables, or tables with the seed of `testSize`. */
export type Content = 'tables' | 'seeded';

type Made = { templates: Templates; remove: () => Promise<void> };

export async function createFileTemplates(): Promise<Made> {
  const dir = await mkdtemp(join(tmpdir(), 'templates-'));
  const templates = { tables: join(dir, 'tables.tar'), seeded: join(dir, 'seeded.tar') };
  const client = await createPGlite({});
  const dump = async (path: string) => writeFile(path, (await client.dumpDataDir('none')).stream());
  const db = drizzle(client);
  await migrate(db, migrations);
  await dump(templates.tables);
  await seed(db, () => {}, testSize);
  await dump(templates.seeded);
  await client.close();
  return { templates, remove: () => rm(dir, { recursive: true }) };
}

export async function createServerTemplates(server: string): Promise<Made> {
  const tables = await createServerDatabase(server);
  await (await openDatabase({ url: tables.url })).close();
  const seeded = await createServerDatabase(server, tables.name);
  const { db, close } = await openDatabase({ url: seeded.url });
  await seed(db, () => {}, testSize);
  await close();
  const remove = async () => {
    for (const { name } of [tables, seeded]) await dropServerDatabase(server, name);
  };
  return { templates: { tables: tables.name, seeded: seeded.name }, remove };
}

import { seed } from '../../seed/seed';
import { testSize } from '../../seed/testing/test-size';
import { openDatabase } from '../database';
import { createServerDatabase, dropServerDatabase } from './server-databases';

/** Names of template databases. */
export type Templates = Readonly<Record<Content, string>>;
/** Empty tables, or tables with the seed of `testSize`. */
export type Content = 'tables' | 'seeded';

export async function createTemplates(server: string): Promise<{ templates: Templates; remove: () => Promise<void> }> {
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

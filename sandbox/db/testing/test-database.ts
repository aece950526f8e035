import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database';
import type { ServingOptions } from '../serving-pool';
import { createServerDatabase, dropServerDatabase } from './server-databases';
import type { Content } from './setup';

/** Opens a copy of a template database for one test file. */
export async function openTestDatabase(
  content: Content = 'tables',
  options: ServingOptions = {},
): Promise<OpenDatabase> {
  const server = inject('postgresUrl');
  const { name, url } = await createServerDatabase(server, inject('templates')[content]);
  const database = await openDatabase({ url, ...options });
  return {
    ...database,
    close: async () => {
      await database.close();
      await dropServerDatabase(server, name);
    },
  };
}

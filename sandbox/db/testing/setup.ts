import type { TestProject } from 'vitest/node';
import { seed } from '../../seed/seed';
import { testSize } from '../../seed/testing/test-size';
import { openDatabase } from '../database';
import { startPostgresServer } from './postgres-server';
import { createServerDatabase, dropServerDatabase } from './server-databases';

/** The name of each template database, by what it contains. */
type Templates = Readonly<Record<Content, string>>;
/** What a template database contains: empty tables, or the data of `testSize`. */
export type Content = 'tables' | 'seeded';

async function createTemplates(server: string): Promise<{ templates: Templates; remove: () => Promise<void> }> {
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

declare module 'vitest' {
  interface ProvidedContext {
    /** The value of TEST_DATABASE_URL. When it is empty, the test run starts a PostgreSQL server. */
    serverUrl: string;
    /** The address of a PostgreSQL server, with a user who may create databases. */
    postgresUrl: string;
    templates: Templates;
  }
}

/** Runs once per test run. Provides the PostgreSQL server and the template databases. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = project.vitest.getRootProject();
  if (run.getProvidedContext().templates) return undefined;
  const { serverUrl } = project.getProvidedContext();
  const server = serverUrl ? { url: serverUrl, stop: async () => {} } : await startPostgresServer();
  const made = await createTemplates(server.url);
  run.provide('postgresUrl', server.url);
  run.provide('templates', made.templates);
  return async () => {
    await made.remove();
    await server.stop();
  };
}

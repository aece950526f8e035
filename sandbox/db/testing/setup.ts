import type { TestProject } from 'vitest/node';
import { startPostgresServer } from './postgres-server';
import { createFileTemplates, createServerTemplates, type Templates } from './templates';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which database the tests of a project run on. */
    engine: 'embedded' | 'server';
    /** A server address whose user may create databases; empty: the run starts its own server. */
    postgresUrl: string;
    templates: Templates;
  }
}

/** Shared by all test files of a run: the server and the template databases. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { engine, postgresUrl } = project.getProvidedContext();
  if (engine === 'embedded') {
    const { templates, remove } = await createFileTemplates();
    project.provide('templates', templates);
    return remove;
  }
  const server = postgresUrl ? { url: postgresUrl, stop: async () => {} } : await startPostgresServer();
  project.provide('postgresUrl', server.url);
  const { templates, remove } = await createServerTemplates(server.url);
  project.provide('templates', templates);
  return async () => {
    await remove();
    await server.stop();
  };
}

import type { TestProject } from 'vitest/node';
import { startPostgresServer } from './postgres-server';
import { createFileTemplates, createServerTemplates, type Templates } from './templates';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which database the tests of a project run on. */
    engine: 'embedded' | 'server';
    /** The server that the tests use, by an address that may make databases; left out: one of the run's own. */
    postgresUrl: string;
    templates: Templates;
  }
}

/** What all test files of a run have in common: the server, and the databases that theirs are copies of. */
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

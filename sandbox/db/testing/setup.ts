import type { TestProject } from 'vitest/node';
import { startPostgresServer } from './postgres-server';
import { createTemplates, type Templates } from './templates';

declare module 'vitest' {
  interface ProvidedContext {
    /** TEST_DATABASE_URL; empty: the run starts a server of its own. */
    givenServer: string;
    /** The address of a server whose user may create databases. */
    postgresUrl: string;
    templates: Templates;
  }
}

/** Once a run, for all projects and files: the server and the template databases. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = project.vitest.getRootProject();
  if (run.getProvidedContext().templates) return undefined;
  const { givenServer } = project.getProvidedContext();
  const server = givenServer ? { url: givenServer, stop: async () => {} } : await startPostgresServer();
  const made = await createTemplates(server.url);
  run.provide('postgresUrl', server.url);
  run.provide('templates', made.templates);
  return async () => {
    await made.remove();
    await server.stop();
  };
}

import type { TestProject } from 'vitest/node';
import { startPostgresServer } from './postgres-server';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that the tests use, by an address that may make databases; left out: the embedded database. */
    postgresUrl: string;
  }
}

/** One server for all test files of a run: the one that is given, or one of its own. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (project.getProvidedContext().postgresUrl) return undefined;
  const { url, stop } = await startPostgresServer();
  project.provide('postgresUrl', url);
  return stop;
}

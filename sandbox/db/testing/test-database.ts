import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../database';
import type { ServingOptions } from '../serving-pool';
import type {} from './postgres-setup';

/** An empty database for one test file: on the run's server where there is one, else in memory. */
export async function openTestDatabase(options: ServingOptions = {}): Promise<OpenDatabase> {
  const server = inject('postgresUrl');
  if (!server) return openDatabase({});
  const name = `fairway_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, ...options });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

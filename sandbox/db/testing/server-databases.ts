import { randomUUID } from 'node:crypto';
import { Client } from 'pg';

/** Creates an empty database with a unique name, or a copy of a template that nobody is connected to. */
export async function createServerDatabase(server: string, template?: string): Promise<{ name: string; url: string }> {
  const name = `fairway_test_${randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { name, url: url.href };
}

export async function dropServerDatabase(server: string, name: string): Promise<void> {
  await run(server, `drop database ${name} with (force)`);
}

async function run(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

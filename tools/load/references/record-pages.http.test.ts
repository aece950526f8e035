import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { openTestDatabase } from '@/sandbox/db/testing/test-database';
import { listenOnLoopback } from '../../testing/loopback.mjs';
import { openings, recordPages } from './record-pages';

it('the reference site for opening records shows every type of record', async () => {
  const { db, close } = await openTestDatabase('seeded');
  const server = createServer(recordPages(db));
  const address = await listenOnLoopback(server, 0);
  const textAt = async (path: string) => {
    const response = await fetch(address + path);
    return { status: response.status, text: await response.text() };
  };
  try {
    for (const kind of openings) {
      const list = await textAt(`/record/${kind}`);
      expect(list.status, kind).toBe(200);
      const links = [...list.text.matchAll(/href="(\/record\/[^"]+)"/g)].map(([, href]) => href ?? '');
      expect(links.length, kind).toBeGreaterThan(2);
      for (const href of links.slice(1, 3)) {
        const part = await textAt(`${href}?part`);
        expect(part.status, href).toBe(200);
        expect(part.text, href).toMatch(/^<h1>.*<\/h1><table><tbody><tr><td>/);
      }
    }
  } finally {
    server.close();
    await close();
  }
});

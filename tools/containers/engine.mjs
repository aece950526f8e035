import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { CliError } from '../process/cli-error.mjs';
import { root } from '../process/root.mjs';
import { startStep } from '../process/steps.mjs';
import { aptInstall, isRootOnDebian } from '../test/debian.mjs';
import { findProgram } from '../test/programs.mjs';
import { removeLeftovers } from './podman-leftovers.mjs';

/** @typedef {import('../process/processes.mjs').Processes} Processes */
/** @typedef {import('../process/processes.mjs').Run} Run */
/** @typedef {{ onLine?: (line: string) => void, timeoutMs?: number }} Options */
/** @typedef {{ name: 'docker' | 'podman', command: string, globals: string[], buildArgs: string[], env?: Record<string, string> }} Kind */

/** Podman's images and settings; `npm ci` and builds leave the folder alone. */
const folder = join(root, '.sandbox', 'containers');
/** What is half done is here, so that nothing is left elsewhere. */
export const temporary = join(folder, 'temporary');
const programs = ['podman', 'runc', 'netavark', 'iptables', 'debootstrap'];
const podmanFolders = ['/usr/lib/podman', '/usr/libexec/podman'];

/** A Docker whose server answers, else Podman, which needs none and is installed on Debian where it is missing.
 * @param {Processes} processes */
export async function provideEngine(processes) {
  const step = startStep('Container engine');
  const docker = findProgram('docker');
  if (docker) {
    const { code, lines } = await processes.run(docker, ['version', '--format', '{{.Server.Version}}'], {
      timeoutMs: 20_000,
    });
    if (code === 0) {
      step.done(`Docker ${lines.at(-1)}`);
      return createEngine(processes, { name: 'docker', command: docker, globals: [], buildArgs: [] });
    }
  }
  if (!isRootOnDebian()) {
    step.failed();
    throw new CliError('No server of Docker answers, and Podman can be used only as root on Debian: start Docker.');
  }
  if (missing().length > 0) {
    const packages = ['podman', 'runc', 'netavark', 'aardvark-dns', 'iptables', 'debootstrap', 'catatonit'];
    const { ok, lines } = await aptInstall(processes, step, packages);
    if (!ok) throw new CliError(`apt-get could not install ${missing().join(', ')}.`, lines);
  }
  const podman = findProgram('podman') ?? '';
  const { lines } = await processes.run(podman, ['--version'], {});
  step.done(`${lines.at(-1)}; no server of Docker answers`);
  /** @type {Kind} */
  const kind = {
    name: 'podman',
    command: podman,
    globals: ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run'), '--storage-driver', 'overlay'],
    // This format keeps health checks.
    buildArgs: ['--isolation', 'chroot', '--format', 'docker', '--layers', '--network', 'host'],
    env: { CONTAINERS_CONF: await writeSettings(), TMPDIR: temporary },
  };
  /** @param {Run} run */
  const remove = (run) => removeLeftovers(run, (args) => call(run, kind, args), folder, temporary);
  await remove(processes.run);
  processes.atEnd(remove);
  return createEngine(processes, kind);
}

const missing = () =>
  programs.filter(
    (name) => !findProgram(name) && !podmanFolders.some((directory) => existsSync(join(directory, name))),
  );

/** crun knows no machine with control groups of both versions, and Podman asks for more open files and
 * processes than one that limits root allows. */
async function writeSettings() {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'containers.conf');
  const lines = [
    '[containers]',
    'default_ulimits = ["nofile=8192:8192", "nproc=4096:4096"]',
    '[engine]',
    'runtime = "runc"',
    'cgroup_manager = "cgroupfs"',
    'events_logger = "file"',
    // Seconds for which it keeps a process of each command that compose runs in a container: 300 would outlive the check.
    'exit_command_delay = 10',
  ];
  await writeFile(path, `${lines.join('\n')}\n`);
  return path;
}

/** @param {Run} run @param {Kind} kind @param {string[]} args @param {Options} [options] */
async function call(run, { name, command, globals, env = {} }, args, options = {}) {
  const { code, lines } = await run(command, [...globals, ...args], { ...options, env: { ...process.env, ...env } });
  if (code !== 0) throw new CliError(`${name} ${args[0]} failed; its last lines are above.`, lines);
  return lines;
}

/** @param {Processes} processes @param {Kind} kind */
function createEngine(processes, kind) {
  /** @param {string[]} args @param {Options} [options] @returns {Promise<string[]>} what it printed */
  const run = (args, options) => call(processes.run, kind, args, options);

  return {
    name: kind.name,
    run,

    /** @param {string[]} args @param {Options} [options] */
    build: (args, options) => run(['build', ...kind.buildArgs, ...args], options),

    /** @param {string} container which is removed when the command ends, however it does */
    removeAtEnd(container) {
      // Podman's are all removed.
      if (kind.name === 'docker')
        processes.atEnd(async (own) => void (await call(own, kind, ['rm', '--force', container])));
    },

    /** @param {string} what @param {string} format @returns {Promise<string>} */
    inspect: async (what, format) => (await run(['inspect', '--format', format, what])).at(-1) ?? '',
  };
}

/** @typedef {ReturnType<typeof createEngine>} Engine */

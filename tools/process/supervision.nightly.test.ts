import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** Child processes in place of sandbox and app, which react to signals in different ways. */
const children = {
  polite: "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000);",
  plain: 'setInterval(() => {}, 1000);',
  stubborn: "for (const s of ['SIGINT', 'SIGTERM']) process.on(s, () => {}); setInterval(() => {}, 1000);",
  crashing: "setTimeout(() => { console.error('out of luck'); process.exit(3); }, 300);",
};

let folder: string;
let supervisor: ChildProcess;
let output: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairway-supervision-'));
  for (const [kind, body] of Object.entries(children)) {
    await writeFile(join(folder, `${kind}.cjs`), `console.log('pid', process.pid);\n${body}\n`);
  }
});
afterEach(async () => {
  for (const pid of survivors()) process.kill(pid, 'SIGKILL');
  supervisor.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const pids = () => [...output.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid));
const survivors = () =>
  pids().filter((pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  });

const relaying = `import('${import.meta.dirname}/relay.mjs').then(async ({ relay }) =>
  process.exit(await relay(process.execPath, ['supervisor.mjs', 'argument'])));`;
const ways = {
  direct: [process.execPath, 'supervisor.mjs'],
  npm: ['sh', '-c', `"${process.execPath}" supervisor.mjs; true`],
  relay: [process.execPath, '-e', relaying],
};

/** Starts a supervisor in a new process group, as a shell does, and waits for its children. */
async function supervise(command: string, expected: number, way: keyof typeof ways = 'direct', signalCode = 0) {
  await writeFile(
    join(folder, 'supervisor.mjs'),
    `import { main } from '${import.meta.dirname}/main.mjs';
    let processes;
    const onLine = (line) => console.log(line);
    const serve = (kind) => processes.serve(kind, ['${folder}/' + kind + '.cjs'], { onLine });
    const run = (kind) => processes.run(process.execPath, ['${folder}/' + kind + '.cjs'], { onLine });
    const atEnd = (text) => processes.atEnd(async () => console.log(text));
    await main(async (given) => { processes = given; ${command} }, { graceMs: 500, signalCode: ${signalCode} });`,
  );
  output = '';
  const [program = '', ...args] = ways[way];
  supervisor = spawn(program, args, {
    cwd: folder,
    detached: true,
    env: { ...process.env, npm_lifecycle_event: 'up' },
  });
  for (const stream of [supervisor.stdout, supervisor.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  await expect.poll(() => pids().length, { timeout: 15_000 }).toBe(expected);
}

const serving = (...kinds: (keyof typeof children)[]) =>
  `${kinds.map((kind) => `serve('${kind}');`).join(' ')} await processes.ended;`;

async function expectEnd(code: number, printed = '') {
  expect(supervisor.exitCode ?? (await once(supervisor, 'close'))[0]).toBe(code);
  expect(survivors()).toEqual([]);
  expect(output).toContain(printed);
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends all child processes with status 0', async (signal) => {
  await supervise(serving('polite', 'plain', 'stubborn'), 3);
  supervisor.kill(signal);
  await expectEnd(0, 'no process is left');
});

it('after a Ctrl-C that also reaches the child processes, the status is 0, even if another SIGINT follows', async () => {
  await supervise(serving('polite', 'plain'), 2);
  process.kill(-(supervisor.pid ?? 0), 'SIGINT');
  supervisor.kill('SIGINT');
  await expectEnd(0);
  expect(output).not.toContain('ended by');
});

it('an interrupted test run exits with status 130 and starts no further step', async () => {
  await supervise("await run('plain'); console.log('next step'); return 0;", 1, 'direct', 130);
  process.kill(-(supervisor.pid ?? 0), 'SIGINT');
  await expectEnd(130);
  expect(output).not.toContain('next step');
});

it.each(['npm', 'relay'] as const)('SIGTERM to the parent process ends all children (%s)', async (way) => {
  await supervise(serving('polite', 'plain'), 2, way);
  supervisor.kill('SIGTERM');
  await expect.poll(() => output, { timeout: 15_000 }).toContain('no process is left');
  expect(survivors()).toEqual([]);
  expect(output.match(/Stopping/g)).toHaveLength(1);
});

it.each(['direct', 'relay'] as const)('SIGKILL leaves no process behind (%s)', async (way) => {
  await supervise(serving('polite', 'plain'), 2, way);
  supervisor.kill('SIGKILL');
  await expect.poll(survivors, { timeout: 15_000 }).toEqual([]);
});

it('after a signal, cleanups run in reverse order of registration, once all child processes have ended', async () => {
  await supervise(`atEnd('undone first'); atEnd('undone last'); ${serving('polite')}`, 1);
  supervisor.kill('SIGTERM');
  await expectEnd(0, 'undone last\nundone first\n');
});

it.each([
  ['the end of the command', 'return 0;', 0, ''],
  ['an error of the command', "serve('polite'); await run('crashing'); throw new Error('wrong');", 1, 'Error: wrong'],
  [
    'a failing cleanup',
    "processes.atEnd(async () => { throw new Error('A mount is left.'); }); return 0;",
    1,
    'A mount',
  ],
])('a cleanup runs after %s', async (_, command, code, printed) => {
  await supervise(`atEnd('undone'); ${command}`, command.includes('serve') ? 2 : 0);
  await expectEnd(code, printed);
  expect(output).toContain('undone\n');
});

it('when a child process ends unexpectedly, its last lines are printed, and the others end', async () => {
  await supervise(serving('crashing', 'polite'), 2);
  await expectEnd(1, '    out of luck\nThe crashing ended with exit code 3.');
});

it('relay passes on arguments and exit code, and puts the other Node first on the PATH', async () => {
  await supervise("console.log(process.argv[2], process.env.PATH.split(':')[0]); return 7;", 0, 'relay');
  await expectEnd(7, `argument ${dirname(process.execPath)}\n`);
});

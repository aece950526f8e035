import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const main = JSON.stringify(join(import.meta.dirname, 'main.mjs'));
const relay = JSON.stringify(join(import.meta.dirname, 'relay.mjs'));

/** Child processes that replace sandbox and app. They react to a signal in different ways. */
const children = {
  polite: "process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000);",
  plain: 'setInterval(() => {}, 1000);',
  stubborn: "for (const s of ['SIGINT', 'SIGTERM']) process.on(s, () => {}); setInterval(() => {}, 1000);",
  crashing: "setTimeout(() => { console.error('out of luck'); process.exit(3); }, 300);",
};
type Kind = keyof typeof children;

let folder: string;
let supervisor: ChildProcess;
let output: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairway-supervision-'));
  for (const [kind, body] of Object.entries(children)) {
    await writeFile(join(folder, `${kind}.mjs`), `console.log('pid', process.pid);\n${body}\n`);
  }
});

afterEach(async () => {
  for (const pid of pids()) if (isAlive(pid)) process.kill(pid, 'SIGKILL');
  supervisor.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const pids = () => [...output.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid));

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Starts a supervisor in a new process group, as a shell does, and waits for its children. */
async function supervise(
  command: string,
  expected: number,
  [program, args]: [string, string[]] = [process.execPath, ['supervisor.mjs']],
  options: { signalCode?: number } = {},
): Promise<void> {
  const script = `
    import { main } from ${main};
    const kind = (name) => [${JSON.stringify(folder)} + '/' + name + '.mjs'];
    const onLine = (line) => console.log(line);
    await main(async (processes) => { ${command} }, ${JSON.stringify({ graceMs: 500, ...options })});`;
  await writeFile(join(folder, 'supervisor.mjs'), script);
  output = '';
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

const serve = (...kinds: Kind[]) =>
  `${kinds.map((kind) => `processes.serve('${kind}', kind('${kind}'), { onLine });`).join(' ')} await processes.ended;`;

const exit = async () => (supervisor.exitCode === null ? await once(supervisor, 'close') : [supervisor.exitCode])[0];
const survivors = () => pids().filter(isAlive);

describe('a signal stops the command and its children', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    '%s ends the command and its children with status 0',
    async (signal) => {
      await supervise(serve('polite', 'plain'), 2);
      supervisor.kill(signal);
      expect(await exit()).toBe(0);
      expect(survivors()).toEqual([]);
    },
  );

  it('the command ends with status 0 after a Ctrl-C that also reaches its children, even if another SIGINT follows', async () => {
    await supervise(serve('polite', 'plain'), 2);
    process.kill(-(supervisor.pid ?? 0), 'SIGINT');
    supervisor.kill('SIGINT');
    expect(await exit()).toBe(0);
    expect(survivors()).toEqual([]);
    expect(output).not.toContain('ended by');
  });

  it('an interrupted test run exits with status 130, not with 0', async () => {
    await supervise(serve('polite'), 1, undefined, { signalCode: 130 });
    supervisor.kill('SIGINT');
    expect(await exit()).toBe(130);
  });

  it('SIGTERM to the shell that npm started ends the command and its children', async () => {
    await supervise(serve('polite', 'plain'), 2, ['sh', ['-c', `"${process.execPath}" supervisor.mjs; true`]]);
    supervisor.kill('SIGTERM');
    await expect.poll(survivors, { timeout: 15_000 }).toEqual([]);
    await expect.poll(() => output).toContain('no process is left');
  });

  it('a child process that ignores SIGTERM is killed', async () => {
    await supervise(serve('stubborn', 'polite'), 2);
    supervisor.kill('SIGTERM');
    expect(await exit()).toBe(0);
    expect(survivors()).toEqual([]);
  });

  it('a signal during a step prevents the next step from starting', async () => {
    await supervise(
      "await processes.run(process.execPath, kind('plain'), { onLine }); console.log('next step'); return 0;",
      1,
    );
    process.kill(-(supervisor.pid ?? 0), 'SIGINT');
    expect(await exit()).toBe(0);
    expect(output).not.toContain('next step');
    expect(survivors()).toEqual([]);
  });
});

describe('registered cleanups run at the end', () => {
  const atEnd = (text: string) =>
    `processes.atEnd(async (run) => {
      const { lines } = await run(process.execPath, ['-e', "console.log('${text}')"]); onLine(lines.join());
    });`;

  it('after a signal, cleanups run once all children have ended, the last registered cleanup first', async () => {
    await supervise(`${atEnd('undone first')} ${atEnd('undone last')} ${serve('polite')}`, 1);
    supervisor.kill('SIGTERM');
    expect(await exit()).toBe(0);
    expect(output).toMatch(/undone last\n.*undone first\n/s);
    expect(survivors()).toEqual([]);
  });

  it.each([
    ['the end of the command', 'return 0;', 0],
    ['an error of the command', "throw new Error('wrong');", 1],
  ])('a cleanup runs after %s', async (_, end, code) => {
    await supervise(`${atEnd('undone')} ${end}`, 0);
    expect(await exit()).toBe(code);
    expect(output).toContain('undone\n');
  });

  it('a failing cleanup makes the command fail after the other cleanups have run', async () => {
    const failing = "processes.atEnd(async () => { throw new Error('A mount is left.'); });";
    await supervise(`${atEnd('undone')} ${failing} return 0;`, 0);
    expect(await exit()).toBe(1);
    expect(output).toContain('A mount is left.');
    expect(output).toContain('undone\n');
  });
});

describe('a child that ends unexpectedly ends the command', () => {
  it('when a child ends unexpectedly, the other children end, and the command fails and prints the child’s last lines', async () => {
    await supervise(serve('crashing', 'polite'), 2);
    expect(await exit()).toBe(1);
    expect(output).toContain('    out of luck');
    expect(output).toContain('The crashing ended with exit code 3.');
    expect(survivors()).toEqual([]);
  });

  it('a child that another process kills is reported as killed', async () => {
    await supervise(serve('plain', 'polite'), 2);
    process.kill(pids()[0] ?? 0, 'SIGKILL');
    expect(await exit()).toBe(1);
    expect(output).toMatch(/The (plain|polite) ended by SIGKILL\./);
    expect(survivors()).toEqual([]);
  });

  it('a child ends when the command itself fails', async () => {
    await supervise(
      "await new Promise((_, reject) => processes.serve('polite', kind('polite'), { onLine: (line) => { onLine(line); reject(new Error('no luck')); } }));",
      1,
    );
    expect(await exit()).toBe(1);
    expect(output).toContain('no luck');
    expect(survivors()).toEqual([]);
  });
});

it('SIGKILL of the supervisor leaves no process behind', async () => {
  await supervise(serve('polite', 'plain'), 2);
  supervisor.kill('SIGKILL');
  await expect.poll(survivors, { timeout: 15_000 }).toEqual([]);
});

it('a step that exceeds its time limit is ended', async () => {
  // The test does not wait for output of the child, because on a busy machine the time limit may end the child before
  // it prints anything.
  await supervise(
    "const r = await processes.run(process.execPath, kind('stubborn'), { onLine, timeoutMs: 2_000 }); console.log(r.timedOut); return 7;",
    0,
  );
  expect(await exit()).toBe(7);
  expect(output).toContain('true');
  expect(survivors()).toEqual([]);
});

it('a time limit may have a fraction of a millisecond', async () => {
  await supervise("await processes.run(process.execPath, ['--version'], { timeoutMs: 59_999.9 }); return 7;", 0);
  expect(await exit()).toBe(7);
});

it('a process that a child forks can exchange messages with that child', async () => {
  await writeFile(
    join(folder, 'worker.mjs'),
    "process.on('message', (m) => { process.send(m); process.disconnect(); });",
  );
  await writeFile(
    join(folder, 'forking.mjs'),
    `import { fork } from 'node:child_process';
     console.log('pid', process.pid);
     const worker = fork(${JSON.stringify(join(folder, 'worker.mjs'))});
     worker.on('message', (m) => console.log('answer', m));
     setTimeout(() => worker.send('hello'), 300);`,
  );
  await supervise("return (await processes.run(process.execPath, kind('forking'), { onLine })).code;", 1);
  expect(await exit()).toBe(0);
  expect(output).toContain('answer hello');
});

describe('relay runs a command again on another Node', () => {
  /** Runs the supervisor through `relay`, as happens on a Node that is too old. */
  async function superviseRelayed(command: string, expected: number) {
    await writeFile(
      join(folder, 'relaying.mjs'),
      `import { relay } from ${relay};
       process.exit(await relay(process.execPath, ['supervisor.mjs', 'argument']));`,
    );
    await supervise(command, expected, [process.execPath, ['relaying.mjs']]);
  }

  it('relay passes on arguments and exit code and puts the other Node first on the PATH', async () => {
    await superviseRelayed("console.log(process.argv[2], process.env.PATH.split(':')[0]); return 7;", 0);
    expect(await exit()).toBe(7);
    expect(output).toContain(`argument ${dirname(process.execPath)}\n`);
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'a %s sent to relay ends the command and its children and is reported once',
    async (signal) => {
      await superviseRelayed(serve('polite', 'plain'), 2);
      supervisor.kill(signal);
      expect(await exit()).toBe(0);
      expect(survivors()).toEqual([]);
      expect(output.match(/Stopping/g)).toHaveLength(1);
    },
  );

  it('SIGKILL of relay leaves no process behind', async () => {
    await superviseRelayed(serve('polite', 'plain'), 2);
    supervisor.kill('SIGKILL');
    await expect.poll(survivors, { timeout: 15_000 }).toEqual([]);
  });
});

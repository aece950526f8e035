import { appendFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Processes } from '../process/processes.mjs';
import { binary, root } from '../process/root.mjs';
import { startStep } from '../process/steps.mjs';
import { startFaultProxy } from '../testing/fault-proxy.mjs';
import { freePorts } from '../testing/loopback.mjs';
import { startNginx } from '../testing/nginx.mjs';
import { startRedis } from '../testing/redis.mjs';
import { startServer } from '../testing/server.mjs';
import { AS_JSON_LINES, WITH_BUILT_CONFIG, withMemoryLimits } from '../up/memory.mjs';
import { startSandbox, untilHealthy } from '../up/services.mjs';

const preload = new URL('../process/end-with-parent.mjs', import.meta.url).href;
const sandboxDir = '.sandbox/production/sandbox';

/** Starts two instances behind nginx with deploy/nginx.conf, Redis, and the sandbox as user pool and API. */
export async function startInstallation(processes: Processes, build: string) {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-production-'));
  processes.atEnd(async () => rmSync(folder, { recursive: true, force: true }));
  const [httpPort = 0, httpsPort = 0, faultPort = 0, sandboxPort = 0, ...ports] = await freePorts(6);
  process.env.SANDBOX_HTTPS_PORT = String(httpsPort);
  const settings = await startSandbox(processes, { port: sandboxPort, dir: sandboxDir });
  const redis = await startRedis();
  processes.atEnd(redis.stop);
  const api = await startFaultProxy({ port: faultPort, target: settings.API_URL ?? '' });
  processes.atEnd(async () => api.close());

  const address = `https://localhost:${httpsPort}`;
  const environment: Record<string, string> = {
    ...settings,
    API_URL: api.address,
    AUTH_URL: address,
    REDIS_URL: redis.url,
    TRUSTED_PROXY_HOPS: '1',
  };
  const log = join(folder, 'app.log');
  let current = build;
  const running = new Map<number, ReturnType<typeof startServer>>();

  const start = (port: number) => {
    const args = [
      '--import',
      preload,
      ...AS_JSON_LINES,
      ...WITH_BUILT_CONFIG,
      binary('next'),
      'start',
      '-H',
      '127.0.0.1',
      '-p',
      String(port),
    ];
    const instance = startServer(process.execPath, args, {
      cwd: current,
      env: { ...withMemoryLimits(process.env), ...environment, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [instance.child.stdout, instance.child.stderr])
      stream?.on('data', (text) => appendFileSync(log, text));
    running.set(port, instance);
  };
  const stop = async (port: number) => {
    const instance = running.get(port);
    running.delete(port);
    await instance?.stop();
  };
  processes.atEnd(async () => {
    await Promise.all(ports.map(stop));
  });

  const step = startStep('Two instances behind nginx');
  for (const port of ports) start(port);
  await Promise.all(ports.map((port) => untilHealthy(`http://127.0.0.1:${port}/healthz`, 60_000)));
  const nginx = startNginx(folder, { httpPort, httpsPort, ports });
  processes.atEnd(nginx.stop);
  while (!(await fetch(`http://localhost:${httpPort}`, { redirect: 'manual' }).catch(() => null))) await delay(100);
  step.done(address);

  /** deploy/restart.sh requests a restart by creating this file, and waits until it is gone. */
  const asked = (port: number) => join(folder, `restart-${port}`);
  const watching = setInterval(() => {
    for (const port of ports.filter((each) => running.has(each) && existsSync(asked(each)))) {
      void stop(port).then(() => {
        start(port);
        rmSync(asked(port));
      });
    }
  }, 100);
  processes.atEnd(async () => clearInterval(watching));

  return {
    address,
    plainAddress: `http://localhost:${httpPort}`,
    httpsPort,
    ports,
    log,
    nginx,
    environment,
    sandbox: { port: sandboxPort, dir: sandboxDir },
    faults: `http://127.0.0.1:${faultPort}/__faults`,
    /** Kills one instance and starts it again two seconds later, as after a crash. */
    async kill() {
      const [port = 0] = ports;
      await running.get(port)?.stop('SIGKILL');
      await delay(2_000);
      start(port);
    },
    /** Restarts the instances one after the other without deploy/restart.sh. */
    async restartAlone() {
      for (const port of ports) {
        await stop(port);
        start(port);
        await untilHealthy(`http://127.0.0.1:${port}/healthz`, 60_000);
        await delay(2_000);
      }
    },
    /** Restarts both instances with deploy/restart.sh, optionally with another build or other settings. */
    async restart({ build: next = current, settings: changes = {} }: { build?: string; settings?: object } = {}) {
      current = next;
      Object.assign(environment, changes);
      const ask = `touch ${folder}/restart-$PORT; while [ -e ${folder}/restart-$PORT ]; do sleep 0.1; done`;
      const { code, lines } = await processes.run(join(root, 'deploy', 'restart.sh'), ports.map(String), {
        env: { ...process.env, NGINX_COMMAND: nginx.command, NGINX_CONF: nginx.file, RESTART: ask },
      });
      if (code !== 0) throw new Error(`deploy/restart.sh: ${lines.join('; ')}`);
    },
  };
}

export type Installation = Awaited<ReturnType<typeof startInstallation>>;

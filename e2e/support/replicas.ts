import { mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary } from '../../tools/process/root.mjs';
import { nginx, openssl } from '../../tools/test/servers.mjs';
import { target } from '../../tools/testing/e2e-target';
import { freePorts } from '../../tools/testing/loopback.mjs';
import { startNginx } from '../../tools/testing/nginx.mjs';
import { hasRedis, startRedis } from '../../tools/testing/redis.mjs';
import { startServer } from '../../tools/testing/server.mjs';
import { readEnvFile } from '../../tools/up/env-file.mjs';

/** The required programs that are not installed. */
export const missingPrograms = [!hasRedis && 'redis-server', !nginx() && 'nginx', !openssl() && 'openssl']
  .filter(Boolean)
  .join(', ');

export type Replicas = Awaited<ReturnType<typeof startReplicas>>;

/** Starts two instances of the app and a Redis for them, behind nginx as configured in deploy/. */
export async function startReplicas() {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-replicas-'));
  const ends: (() => Promise<unknown> | unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const [httpPort = 0, httpsPort = 0, ...ports] = await freePorts(4);
    const redis = await startRedis();
    ends.push(redis.stop);
    const address = `https://localhost:${httpsPort}`;
    const instances = ports.map((port) =>
      startServer(process.execPath, [binary('next'), 'start', '-H', '127.0.0.1', '-p', String(port)], {
        stdio: ['ignore', openSync(`${target().dir}/replicas.log`, 'a'), 'inherit'],
        env: {
          ...process.env,
          ...readEnvFile(`${target().dir}/app.env`),
          AUTH_URL: address,
          REDIS_URL: redis.url,
          TRUSTED_PROXY_HOPS: '1',
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
        },
      }),
    );
    ends.push(...instances.map(({ stop }) => stop));
    const proxy = startNginx(folder, { httpPort, httpsPort, ports });
    ends.push(proxy.stop);
    await Promise.all(ports.map((port) => untilAnswers(`http://127.0.0.1:${port}/healthz`)));
    await untilAnswers(`http://127.0.0.1:${httpPort}/`);
    return {
      /** The HTTPS address of nginx. */
      address,
      /** The plain HTTP address of nginx. */
      plainAddress: `http://localhost:${httpPort}`,
      ports: ports.map(String),
      redis,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer`);
}

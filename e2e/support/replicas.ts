import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binary } from '../../tools/process/root.mjs';
import { hasRedis, startRedis } from '../../tools/test/redis.mjs';
import { nginx, openssl } from '../../tools/test/servers.mjs';
import { startFaultProxy } from '../../tools/testing/fault-proxy.mjs';
import { freePort } from '../../tools/testing/loopback.mjs';
import { readEnvFile } from '../../tools/up/env-file.mjs';

/** The programs that this machine lacks for two instances behind HTTPS; empty when it has all. */
export const missingPrograms = [!hasRedis && 'redis-server', !nginx() && 'nginx', !openssl() && 'openssl']
  .filter(Boolean)
  .join(', ');

export type Replicas = Awaited<ReturnType<typeof startReplicas>>;

/** Two instances of the tests' build with their own Redis, behind nginx as configured in deploy/. */
export async function startReplicas() {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-replicas-'));
  // Started by root, nginx runs as another user, who writes here.
  chmodSync(folder, 0o755);
  const ends: (() => Promise<unknown> | unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const [httpPort = 0, httpsPort = 0, proxyPort = 0, ...ports] = await freePorts(5);
    const settings = await readEnvFile('.sandbox/e2e/app.env');
    const identity = await startFaultProxy({ port: proxyPort, target: settings.AUTH_COGNITO_ISSUER ?? '' });
    ends.push(identity.close);
    const redis = await startRedis();
    ends.push(redis.stop);
    const address = `https://localhost:${httpsPort}`;
    const instances = ports.map((port) =>
      startProcess(process.execPath, [binary('next'), 'start', '-H', '127.0.0.1', '-p', String(port)], {
        ...process.env,
        ...settings,
        AUTH_COGNITO_ISSUER: identity.address,
        AUTH_URL: address,
        REDIS_URL: redis.url,
        TRUSTED_PROXY_HOPS: '1',
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
      }),
    );
    ends.push(...instances.map((instance) => instance.stop));
    const proxy = startNginx(folder, { httpPort, httpsPort, ports });
    ends.push(proxy.stop);
    await Promise.all(ports.map((port) => untilAnswers(`http://127.0.0.1:${port}/healthz`)));
    await untilAnswers(`http://127.0.0.1:${httpPort}/`);
    return {
      /** Their address for browsers. */
      address,
      /** The same without encryption. */
      plainAddress: `http://localhost:${httpPort}`,
      ports: ports.map(String),
      redis,
      /** Loses the next response of the identity provider. */
      loseAnswer: () =>
        fetch(`http://127.0.0.1:${proxyPort}/__faults/lost`, {
          method: 'PUT',
          body: JSON.stringify({ match: '/', times: 1, break: 'lose' }),
        }),
      /** Kills one instance, like a crash. */
      kill: (index: number) => instances[index]?.stop(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The example configuration with this test's ports, files and certificate. */
function startNginx(folder: string, where: { httpPort: number; httpsPort: number; ports: number[] }) {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject];
  execFileSync(openssl() ?? '', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  mkdirSync(join(folder, 'temp'));
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, 'temp', name)};`,
  );
  const changes: [from: string, to: string][] = [
    ['http {', `http {\n${own.join('\n')}`],
    ['127.0.0.1:3001', `127.0.0.1:${where.ports[0]}`],
    ['127.0.0.1:3002', `127.0.0.1:${where.ports[1]}`],
    ['listen 80;', `listen 127.0.0.1:${where.httpPort};`],
    ['listen 443 ', `listen 127.0.0.1:${where.httpsPort} `],
    ['https://$host$', `https://$host:${where.httpsPort}$`],
    ['backoffice.example.com', 'localhost'],
    ['backoffice.example.com;', 'localhost;'],
    ['/etc/nginx/certificates/fullchain.pem', certificate],
    ['/etc/nginx/certificates/privkey.pem', key],
    ['/var/cache/nginx/fairway', join(folder, 'cache')],
    ['/var/log/nginx/access.log', join(folder, 'access.log')],
    ['/var/log/nginx/error.log', join(folder, 'error.log')],
  ];
  let config = readFileSync('deploy/nginx.conf', 'utf8');
  for (const [from, to] of changes) {
    if (!config.includes(from)) throw new Error(`deploy/nginx.conf no longer contains: ${from}`);
    config = config.replace(from, to);
  }
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  const main = `daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};`;
  return startProcess(nginx() ?? '', ['-c', file, '-p', folder, '-g', main, '-e', join(folder, 'error.log')]);
}

function startProcess(command: string, args: string[], env = process.env) {
  const child = spawn(command, args, { env, stdio: ['ignore', openSync('.sandbox/e2e/replicas.log', 'a'), 'inherit'] });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const endWithUs = () => void child.kill('SIGTERM');
  process.once('exit', endWithUs);
  return {
    stop: async () => {
      process.off('exit', endWithUs);
      child.kill('SIGTERM');
      await gone;
    },
  };
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

async function untilAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer`);
}

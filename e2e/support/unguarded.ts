import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, parse, resolve } from 'node:path';
import { readEnvFile } from '../../scripts/env-file.mjs';
import { createProcesses } from '../../scripts/processes.mjs';
import { binary } from '../../scripts/root.mjs';

const sources = [
  'app',
  'components',
  'lib',
  'public',
  'instrumentation.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
];

export type Unguarded = { port: string; stop: () => Promise<void> };

/** The app built and started as it would be without middleware.ts, on a port of its own beside the guarded one. */
export async function startUnguarded(): Promise<Unguarded> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-unguarded-'));
  const processes = createProcesses();
  const stop = async () => {
    await processes.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    copySources(folder);
    const built = await processes.run(process.execPath, [binary('next'), 'build'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    });
    if (built.code !== 0) throw new Error(`next build failed:\n${built.lines.join('\n')}`);
    const port = await freePort();
    processes.serve('app without middleware', [binary('next'), 'start', '-H', 'localhost', '-p', port], {
      cwd: folder,
      env: {
        ...process.env,
        ...(await readEnvFile('.sandbox/e2e/app.env')),
        NODE_ENV: 'production',
        AUTH_URL: `http://localhost:${port}`,
        NEXT_TELEMETRY_DISABLED: '1',
      },
    });
    await untilHealthy(port);
    return { port, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Outside the repository: the bundler looks for a middleware in every folder above. */
function copySources(folder: string): void {
  for (const source of sources.filter((path) => existsSync(path))) {
    cpSync(source, join(folder, source), { recursive: true });
  }
  cpSync('next.config.ts', join(folder, 'guarded-config.ts'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const root = JSON.stringify(parse(folder).root);
  writeFileSync(
    join(folder, 'next.config.ts'),
    `import config from './guarded-config';
export default { ...config, turbopack: { root: ${root} }, typescript: { ignoreBuildErrors: true } };
`,
  );
}

function freePort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(String(typeof address === 'object' ? address?.port : '')));
    });
  });
}

async function untilHealthy(port: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`http://localhost:${port}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The app without middleware did not start');
}

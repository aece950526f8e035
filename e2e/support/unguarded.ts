import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse, resolve } from 'node:path';
import { createProcesses } from '../../scripts/processes.mjs';
import { binary } from '../../scripts/root.mjs';
import { startSecondApp } from './second-app';

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

/** `folder` holds its build. */
export type Unguarded = { port: string; folder: string; stop: () => Promise<void> };

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
    const app = await startSecondApp({}, folder);
    return {
      port: app.port,
      folder,
      stop: async () => {
        await app.stop();
        await stop();
      },
    };
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

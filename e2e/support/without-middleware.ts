import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProcesses } from '../../tools/process/processes.mjs';
import { copySources } from '../../tools/test/copy-sources.mjs';
import { nextBuild } from '../../tools/up/build.mjs';
import { startSecondApp } from './second-app';

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
    copySources(folder, { without: ['middleware.ts'] });
    await nextBuild(processes, { folder });
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

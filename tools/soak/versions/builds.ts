import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProcesses, type Processes } from '../../process/processes.mjs';
import { startStep } from '../../process/steps.mjs';
import { copySources } from '../../test/copy-sources.mjs';
import { nextBuild } from '../../up/build.mjs';
import { startApp } from '../../up/services.mjs';

/** Builds of the app, made and served in one folder: the ids of server actions contain the path of their source. */
export async function startBuilds(processes: Processes, port: number, settings: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-versions-'));
  copySources(folder);
  const islands = await islandsIn(join(folder, 'components'));
  const output = join(folder, '.next');
  const kept = (name: string) => join(folder, `built-${name}`);
  let running = createProcesses();
  let served: string | undefined;

  return {
    /** Each island sets the build's name, so that its file has another hash, as after a change.
     * @param key of server actions; builds that share it accept each other's forms */
    async make(name: string, key: string): Promise<void> {
      const step = startStep(`Build “${name}”`);
      for (const [path, text] of islands) {
        await writeFile(path, `${text}\nObject.assign(globalThis, { fairwayBuild: '${name}' });\n`);
      }
      const env = { NEXT_DEPLOYMENT_ID: name, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: key };
      await nextBuild(processes, { folder, env, onLine: step.progress });
      await rename(output, kept(name));
      step.done();
    },

    /** Replaces the build that is served, at the same address. */
    async serve(name: string): Promise<string> {
      await running.stop();
      if (served !== undefined) await rename(output, kept(served));
      await rename(kept(name), output);
      served = name;
      running = createProcesses();
      const own = { ...settings, NEXT_DEPLOYMENT_ID: name };
      return (await startApp(running, { port, settings: own, folder })).address;
    },

    async remove(): Promise<void> {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The components that run in the browser, by path. */
async function islandsIn(folder: string): Promise<Map<string, string>> {
  const islands = new Map<string, string>();
  for (const file of await readdir(folder, { recursive: true })) {
    const text = file.endsWith('.tsx') ? await readFile(join(folder, file), 'utf8') : '';
    if (text.startsWith("'use client'")) islands.set(join(folder, file), text);
  }
  return islands;
}

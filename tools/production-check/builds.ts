import { cpSync, symlinkSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Processes } from '../process/processes.mjs';
import { root } from '../process/root.mjs';
import { startStep } from '../process/steps.mjs';
import { copySources } from '../testing/copy-sources.mjs';
import { nextBuild } from '../up/build.mjs';
import { sourceHash } from '../up/source-hash.mjs';

/** The encryption key of server actions. Builds with the same key accept each other's forms. */
const KEY = Buffer.from('fairway production check, 32 b!!').toString('base64');
const NAMES = ['one', 'two'] as const;

/** Makes two builds of the app with different scripts, and keeps them until the sources change. */
export async function provideBuilds(processes: Processes): Promise<{ one: string; two: string }> {
  const kept = join(root, '.sandbox', 'production', 'builds');
  const hash = await sourceHash(root);
  const builds = { one: join(kept, 'one'), two: join(kept, 'two') };
  if ((await readFile(join(kept, 'sources'), 'utf8').catch(() => '')) === hash) return builds;
  await rm(kept, { recursive: true, force: true });
  // Both builds are made in the same folder, because a server action's id contains the path of its source.
  const folder = await mkdtemp(join(tmpdir(), 'fairway-builds-'));
  processes.atEnd(() => rm(folder, { recursive: true, force: true }));
  copySources(folder);
  const islands = await islandsIn(join(folder, 'components'));
  for (const name of NAMES) {
    const step = startStep(`Build “${name}”`);
    for (const [path, text] of islands) {
      await writeFile(path, `${text}\nObject.assign(globalThis, { fairwayBuild: '${name}' });\n`);
    }
    const env = { NEXT_DEPLOYMENT_ID: name, NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: KEY };
    await nextBuild(processes, { folder, env, onLine: step.progress });
    cpSync(folder, builds[name], {
      recursive: true,
      filter: (path) => !/\/(?:node_modules|\.next\/cache)$/.test(path),
    });
    symlinkSync(join(root, 'node_modules'), join(builds[name], 'node_modules'), 'junction');
    step.done();
  }
  await writeFile(join(kept, 'sources'), hash);
  return builds;
}

/** The source files of components that run in the browser, by path. */
async function islandsIn(folder: string): Promise<Map<string, string>> {
  const islands = new Map<string, string>();
  for (const file of await readdir(folder, { recursive: true })) {
    const text = file.endsWith('.tsx') ? await readFile(join(folder, file), 'utf8') : '';
    if (text.startsWith("'use client'")) islands.set(join(folder, file), text);
  }
  return islands;
}

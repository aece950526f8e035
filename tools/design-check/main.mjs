// Compares the page of all components with the pictures kept in this folder; `-- --update` takes them anew.
// Exit status: 0 alike, or not compared because another platform, browser or font took the pictures; 1 different.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import process from 'node:process';
import { main } from '../process/main.mjs';
import { checkPorts, portFromEnv } from '../process/ports.mjs';
import { binary, root } from '../process/root.mjs';
import { duration, paint, say, startStep } from '../process/steps.mjs';
import { provideBrowser } from '../test/browser.mjs';
import { buildApp } from '../up/build.mjs';
import { startApp } from '../up/services.mjs';
import { differences, readSetting } from './setting.mjs';

const folder = join(root, 'tools', 'design-check');
const pictures = join(folder, 'pictures');
const manifest = join(folder, 'manifest.json');
const results = join(root, 'test-results', 'design-check');

/** The page needs neither identity nor API: nothing listens at these addresses. */
const settings = {
  AUTH_SECRET: 'The page of all components encrypts nothing.',
  AUTH_COGNITO_ID: 'none',
  AUTH_COGNITO_ISSUER: 'http://127.0.0.1:9/none',
  API_URL: 'http://127.0.0.1:9/api/v1',
  DESIGN_PAGE: '1',
};

await main(async (processes) => {
  const update = process.argv.includes('--update');
  const port = portFromEnv(process.env, 'PORT', 3600);
  await checkPorts({ PORT: port });
  await buildApp(processes);
  const browser = await provideBrowser(processes);
  const { address } = await startApp(processes, { port, settings });

  const here = await readSetting(browser, address);
  if (!update) {
    const kept = JSON.parse(await readFile(manifest, 'utf8'));
    const different = differences(kept, here);
    if (different.length > 0) {
      say(paint.yellow(`Not compared: the pictures were taken elsewhere (${different.join('; ')}).`));
      return 0;
    }
  } else {
    await rm(pictures, { recursive: true, force: true });
  }

  const step = startStep(update ? 'Taking the pictures' : 'Comparing the pictures');
  await rm(results, { recursive: true, force: true });
  const { code, lines } = await processes.run(
    process.execPath,
    [
      binary('@playwright/test', 'playwright'),
      'test',
      '--config',
      join(folder, 'playwright.config.ts'),
      `--update-snapshots=${update ? 'all' : 'none'}`,
    ],
    {
      env: { ...process.env, CHROMIUM: browser, DESIGN_ADDRESS: address, DESIGN_RESULTS: results },
      onLine: step.progress,
      timeoutMs: 600_000,
    },
  );
  const count = (await readdir(pictures).catch(() => [])).length;
  if (code === 0) {
    if (update) await writeFile(manifest, `${JSON.stringify(here, null, 2)}\n`);
    step.done(update ? `${count} in ${relative(root, pictures)}` : `${count} are alike`);
    say(paint.dim(`Ended after ${duration(performance.now())}.`));
    return 0;
  }
  const names = await differing();
  step.failed(names.length > 0 ? `${names.length} of ${count} differ` : 'the comparison failed');
  for (const line of names.length > 0 ? names : lines) say(`  ${line}`);
  if (names.length > 0) {
    say(`The pictures that differ, as kept, as taken and their difference: ${relative(root, results)}`);
    say('If the change is wanted: npm run design:check -- --update');
  }
  return 1;
});

/** The names of the pictures of which a difference was written. */
async function differing() {
  const files = await readdir(results, { recursive: true }).catch(() => []);
  const names = files.flatMap((file) => /([\w-]+)-(?:diff|actual)\.png$/.exec(file)?.[1] ?? []);
  return [...new Set(names)].sort();
}

// Lists the packages in production as CycloneDX. `npm sbom --omit dev` leaves out packages that a development package
// needs too, such as the framework's peer dependencies. So `npm sbom` runs in a temporary folder whose package.json has
// only production packages.
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { npm } from './node/npm.mjs';
import { CliError } from './process/cli-error.mjs';
import { main } from './process/main.mjs';
import { root } from './process/root.mjs';
import { say } from './process/steps.mjs';

await main(async (processes) => {
  const [file = 'sbom.cdx.json'] = process.argv.slice(2);
  const { devDependencies: _, ...manifest } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const temporary = await mkdtemp(join(tmpdir(), 'fairway-sbom-'));
  processes.atEnd(() => rm(temporary, { recursive: true, force: true }));
  // npm uses the folder's name as the application's.
  const folder = join(temporary, manifest.name);
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  for (const name of ['package-lock.json', '.npmrc']) await copyFile(join(root, name), join(folder, name));

  const [command, ...first] = npm();
  /** @param {string[]} args @returns {Promise<string>} */
  const run = async (args) => {
    /** @type {string[]} */
    const all = [];
    const options = { cwd: folder, onLine: (/** @type {string} */ line) => void all.push(line), timeout: 120_000 };
    const { code, lines } = await processes.run(command, [...first, ...args, '--loglevel=silent'], options);
    if (code !== 0) throw new CliError(`npm ${args[0]} failed; its last lines are above.`, lines);
    return all.join('\n');
  };
  await run(['install', '--package-lock-only', '--ignore-scripts', '--offline', '--no-audit', '--no-fund']);
  const list = await run(['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx', '--sbom-type', 'application']);
  await writeFile(resolve(file), `${list}\n`).catch((error) => {
    throw new CliError(`The list could not be written: ${error.message}`);
  });
  say(`${file}: ${JSON.parse(list).components.length} packages`);
  return 0;
});

// Adapts a copy of the repository to the foreign API on the sandbox's full data, as docs/contract.md says, counts the
// lines and checks all endpoints with the copy's own contract. With --browser it also builds the copy and runs the
// browser tests of lists, records, search, exports and the dashboard through it. The working copy stays as it is.
// --keep leaves the adapted copy there, to look at or to run tests in.
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from '../process/cli-error.mjs';
import { main } from '../process/main.mjs';
import { createProcesses } from '../process/processes.mjs';
import { binary, root } from '../process/root.mjs';
import { say } from '../process/steps.mjs';
import { freePort } from '../testing/loopback.mjs';
import { accessToken } from '../testing/sandbox';
import { installDependencies } from '../up/install.mjs';
import { startSandbox } from '../up/services.mjs';
import { adaptCopy, contractCheck, copyRepository } from './adapted-copy.mjs';
import { startForeignApi } from './server.mjs';

const MOST_LINES = 60;
/** As playwright.config.ts and tools/test/e2e-server.mjs have them. */
const E2E_DATA = '.sandbox/e2e';
const E2E_DAY = '2026-11-01';
const JOURNEYS = ['lists', 'records', 'search', 'export', 'dashboard'].map((area) => `e2e/${area}/`);

await main(async (processes) => {
  const { values, positionals } = parseArgs({
    options: { browser: { type: 'boolean', default: false }, keep: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  await installDependencies(processes);
  const scratch = mkdtempSync(join(tmpdir(), 'fairway-foreign-'));
  const sandbox = createProcesses();
  try {
    const [folder, before] = [join(scratch, 'adapted'), join(scratch, 'before')];
    mkdirSync(folder);
    copyRepository(folder, { isBuilt: values.browser });
    cpSync(join(folder, 'lib'), join(before, 'lib'), { recursive: true });

    // The browser tests' own data, so that nothing is seeded twice.
    const [dir, kept] = [join(folder, E2E_DATA), join(root, E2E_DATA)];
    // cpSync would open the database's folder to others, and the database refuses such a one.
    if (existsSync(kept)) await cp(kept, dir, { recursive: true });
    process.env.SANDBOX_NOW = E2E_DAY;
    const port = await freePort();
    const { API_URL = '' } = await startSandbox(sandbox, { port, dir });
    const foreign = await startForeignApi({ target: API_URL });
    const against = { api: foreign.address, token: await accessToken(processes, { dir, port }) };
    const { rounds, proposed, corrected, all } = await adaptCopy({ folder, before }, against);
    say(`${all} lines: ${proposed} by contract:check --write in ${rounds} rounds, ${corrected} by hand`);
    const { output, ok } = await contractCheck(folder, against);
    say(output.trim().split('\n').at(-1) ?? '');
    foreign.close();
    // The server of the browser tests starts another one on the same data.
    await sandbox.stop();
    if (!ok || all > MOST_LINES) throw new CliError('The foreign API is not adapted.', output.split('\n'));
    if (!values.browser) return 0;
    const { code } = await processes.run(
      process.execPath,
      [binary('@playwright/test', 'playwright', folder), 'test', ...(positionals.length > 0 ? positionals : JOURNEYS)],
      { cwd: folder, env: { ...process.env, E2E_FOREIGN: '1', SANDBOX_ROOT: root }, inherit: true },
    );
    return code ?? 1;
  } finally {
    await sandbox.stop();
    if (values.keep) say(`The adapted copy is in ${scratch}.`);
    else rmSync(scratch, { recursive: true, force: true });
  }
});

// Adapts a copy of the repository to the foreign API on the sandbox's full data, as docs/contract.md says, counts the
// lines and checks all endpoints with the copy's own contract. The working copy stays as it is.
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../process/cli-error.mjs';
import { main } from '../process/main.mjs';
import { say } from '../process/steps.mjs';
import { freePort } from '../testing/loopback.mjs';
import { accessToken } from '../testing/sandbox';
import { installDependencies } from '../up/install.mjs';
import { startSandbox } from '../up/services.mjs';
import { adaptCopy, contractCheck, copyRepository } from './adapted-copy.mjs';
import { startForeignApi } from './server.mjs';

const MOST_LINES = 60;

await main(async (processes) => {
  await installDependencies(processes);
  const scratch = mkdtempSync(join(tmpdir(), 'fairway-foreign-'));
  try {
    const [folder, before] = [join(scratch, 'adapted'), join(scratch, 'before')];
    mkdirSync(folder);
    copyRepository(folder);
    cpSync(join(folder, 'lib'), join(before, 'lib'), { recursive: true });

    const dir = join(scratch, 'sandbox');
    const port = await freePort();
    const { API_URL = '' } = await startSandbox(processes, { port, dir });
    const foreign = await startForeignApi({ target: API_URL });
    const against = { api: foreign.address, token: await accessToken(processes, { dir, port }) };
    const { rounds, proposed, corrected, all } = await adaptCopy({ folder, before }, against);
    say(`${all} lines: ${proposed} by contract:check --write in ${rounds} rounds, ${corrected} by hand`);
    const { output, ok } = await contractCheck(folder, against);
    say(output.trim().split('\n').at(-1) ?? '');
    foreign.close();
    if (!ok || all > MOST_LINES) throw new CliError('The foreign API is not adapted.', output.split('\n'));

    return 0;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

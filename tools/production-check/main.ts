// Runs an installation on this machine as the documents describe it: nginx with deploy/nginx.conf, two instances,
// Redis, and the sandbox as user pool and API. Goes through the checklist of docs/deploy.md, restarts, upgrades and
// replaces secrets.
import { parseArgs } from 'node:util';
import { CliError } from '../process/cli-error.mjs';
import { main } from '../process/main.mjs';
import { paint, say } from '../process/steps.mjs';
import { provideBrowser } from '../test/browser.mjs';
import { nginx, openssl, provideTestPrograms, redisServer } from '../test/servers.mjs';
import { launchBrowser, staff } from '../testing/browser.mjs';
import { provideBuilds } from './builds';
import { checkCaddy } from './caddy';
import { startFindings } from './finding';
import { startInstallation } from './installation';
import { checkLogs, checkProxy } from './proxy';
import { checkRestarts, newContext, signedInCookie } from './restarts';
import { checkSecrets } from './secrets';
import { walk } from './walk';

const PARTS = ['proxy', 'walk', 'restarts', 'secrets', 'caddy'];

await main(
  async (processes) => {
    const { values, positionals } = parseArgs({
      options: { stay: { type: 'boolean' }, rate: { type: 'string', default: '20' } },
      allowPositionals: true,
    });
    const unknown = positionals.find((name) => !PARTS.includes(name));
    if (unknown) throw new CliError(`Unknown part “${unknown}”. Use ${PARTS.join(', ')}.`);
    const rate = Number(values.rate);
    if (!(rate > 0)) throw new CliError('--rate must be a number of requests per second above 0.');
    const isChosen = (part: string) => positionals.length === 0 || positionals.includes(part);
    await provideTestPrograms(processes);
    const missing = Object.entries({ nginx, openssl, 'redis-server': redisServer })
      .filter(([, find]) => !find())
      .map(([name]) => name);
    if (missing.length > 0) throw new CliError(`Install these programs first: ${missing.join(', ')}.`);
    const executable = await provideBrowser(processes, { forTests: true });
    const { one, two } = await provideBuilds(processes);
    const installation = await startInstallation(processes, one);
    if (values.stay) {
      say(`\n  ${installation.address}, as ${staff.email} with ${staff.password}; Ctrl-C stops all.`);
      return (await processes.ended).code;
    }
    const browser = await launchBrowser(executable);
    processes.atEnd(() => browser.close());
    const findings = startFindings();
    const signIn = async () => signedInCookie(await newContext(browser, installation.address));
    say();
    if (isChosen('proxy')) await checkProxy(findings, installation, await signIn());
    if (isChosen('walk')) await walk(findings, installation, { processes, browser });
    if (isChosen('restarts')) await checkRestarts(findings, installation, { browser, two, rate });
    if (isChosen('secrets')) await checkSecrets(findings, installation, { browser, rate });
    if (isChosen('caddy')) await checkCaddy(findings, installation, { processes, cookie: await signIn(), rate });
    await checkLogs(findings, installation);
    const failed = findings.failed();
    say(failed === 0 ? paint.green('Everything works as documented.') : paint.red(`${failed} checks failed.`));
    return failed === 0 ? 0 : 1;
  },
  { graceMs: 30_000 },
);

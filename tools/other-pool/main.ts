// `identity:check` and the sign-in against a pool that this repository did not write, as far as it is like Cognito.
import { setTimeout as delay } from 'node:timers/promises';
import type { Finding } from '../identity-check/finding';
import { connect } from '../identity-check/pool';
import { lineOf } from '../identity-check/report';
import { run } from '../identity-check/run';
import { readSettings } from '../identity-check/settings';
import { main } from '../process/main.mjs';
import { portFromEnv } from '../process/ports.mjs';
import type { Processes } from '../process/processes.mjs';
import { paint, say, startStep } from '../process/steps.mjs';
import { provideBrowser } from '../test/browser.mjs';
import { launchBrowser, staff } from '../testing/browser.mjs';
import { buildApp } from '../up/build.mjs';
import { startApp } from '../up/services.mjs';
import { createPool, installCognitoLocal, startCognitoLocal } from './cognito-local.mjs';
import { DIFFERENCES } from './differences';
import { journeysOf } from './journeys';

const group = 'admin';
const temporary = { email: 'temporary@fairway.test', password: 'Temporary-Only-1' };

await main(async (processes) => {
  const port = portFromEnv(process.env, 'PORT', 3700);
  const app = `http://localhost:${port}`;
  const step = startStep('cognito-local');
  const server = await startCognitoLocal(await installCognitoLocal(processes));
  try {
    const variables = await createPool({ app, group, accounts: [staff, { ...temporary, temporary: true }] });
    step.done(variables.AUTH_COGNITO_ISSUER);
    const isAsked = await checkIdentity({ ...variables, AUTH_URL: app, AUTH_STAFF_GROUP: group });
    const isSignedIn = await signIns(processes, { port, app, variables });
    const good = isAsked && isSignedIn;
    say(good ? paint.green('Nothing but the differences told above.') : paint.red('Something else is wrong.'));
    return good ? 0 : 1;
  } finally {
    await server.stop();
  }
});

async function checkIdentity(variables: Record<string, string>): Promise<boolean> {
  const settings = readSettings({ ...variables, CHECK_EMAIL: staff.email, CHECK_PASSWORD: staff.password });
  if (Array.isArray(settings)) throw new Error(settings.join());
  const unexpected: Finding[] = [];
  for await (const finding of run(connect(settings), (seconds) => delay(seconds * 1000))) {
    const why = DIFFERENCES[finding.check];
    say(lineOf(finding));
    if (finding.outcome !== 'ok' && why) say(paint.dim(`             known: ${why}`));
    // One that is right now is no difference any more, and is to be taken from the list.
    if ((finding.outcome === 'ok') === (why !== undefined)) unexpected.push(finding);
  }
  for (const { check, outcome } of unexpected) say(paint.red(`${check}: ${outcome} was not expected`));
  return unexpected.length === 0;
}

type Options = { port: number; app: string; variables: Record<string, string> };

async function signIns(processes: Processes, { port, app, variables }: Options): Promise<boolean> {
  await buildApp(processes);
  const browserPath = await provideBrowser(processes);
  // Nothing listens at this API: what is tried ends at the session.
  const absent = { API_URL: 'http://127.0.0.1:9/api/v1', AUTH_SECRET: 'only for this check, on this machine' };
  await startApp(processes, { port, settings: { ...variables, ...absent } });
  const browser = await launchBrowser(browserPath);
  let good = true;
  for (const { name, run: journey } of journeysOf(browser, app, staff, temporary)) {
    const step = startStep(name);
    const why = await journey().then(
      (passed) => (passed ? undefined : 'the session says otherwise'),
      (error: unknown) => String(error),
    );
    if (why === undefined) step.done();
    else step.failed(why);
    good &&= why === undefined;
  }
  await browser.close();
  return good;
}

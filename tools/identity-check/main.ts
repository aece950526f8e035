import { setTimeout as delay } from 'node:timers/promises';
import { type Finding, lineOf, summary } from './finding';
import { connect } from './pool';
import { run } from './run';
import { readSettings } from './settings';

const usage = `npm run check -- identity

Checks that the user pool of the environment has what the app needs, and says what to change. It changes nothing in the
pool, and revokes the sessions that it opens. It takes about ten seconds.

  AUTH_URL, AUTH_COGNITO_ID, AUTH_COGNITO_SECRET, AUTH_COGNITO_ISSUER, AUTH_STAFF_GROUP   as for the app
  CHECK_EMAIL, CHECK_PASSWORD   an account to sign in with; some checks need one

The exit code is 0 when nothing is wrong, 1 when something is, 2 when the environment is incomplete.`;

process.exitCode = await main();

async function main(): Promise<0 | 1 | 2> {
  const settings = readSettings(process.env);
  if (Array.isArray(settings)) {
    console.error(`${settings.join('\n')}\n\n${usage}`);
    return 2;
  }
  const findings: Finding[] = [];
  for await (const finding of run(connect(settings), (seconds) => delay(seconds * 1000))) {
    findings.push(finding);
    console.log(lineOf(finding));
  }
  console.log(`\n${summary(findings)}`);
  return findings.some(({ outcome }) => outcome === 'wrong') ? 1 : 0;
}

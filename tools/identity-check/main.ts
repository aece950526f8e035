import { setTimeout as delay } from 'node:timers/promises';
import type { Finding } from './finding';
import { connect } from './pool';
import { lineOf, summary } from './report';
import { run } from './run';
import { readSettings } from './settings';

const usage = `npm run identity:check

Asks the user pool that the environment names whether it is set up as the app needs it, and tells what to change. It
changes nothing there; the sessions that it opens are revoked. It takes about ten seconds.

  AUTH_URL, AUTH_COGNITO_ID, AUTH_COGNITO_SECRET, AUTH_COGNITO_ISSUER, AUTH_STAFF_GROUP   as for the app
  CHECK_EMAIL, CHECK_PASSWORD   an account to sign in with; left out, what needs one is not checked

Ends with 0 when nothing is wrong, 1 when something is, 2 when the environment is not complete.`;

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

// A server like Cognito that this repository did not write: cognito-local from npm. It brings two hundred packages that
// nothing else needs, so it is no dependency: this command installs it where caches are kept.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { CliError } from '../process/cli-error.mjs';
import { checkPorts } from '../process/ports.mjs';
import { root } from '../process/root.mjs';

const VERSION = '5.3.0';
/** Its discovery document names this port, whatever it listens on. */
const PORT = 9229;
const origin = `http://localhost:${PORT}`;

/** @param {import('../process/processes.mjs').Processes} processes */
export async function installCognitoLocal(processes) {
  const folder = join(root, 'node_modules', '.cache', `cognito-local-${VERSION}`);
  const script = join(folder, 'node_modules', 'cognito-local', 'lib', 'bin', 'start.js');
  if (existsSync(script)) return script;
  mkdirSync(folder, { recursive: true });
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--prefix', folder];
  const { code, lines } = await processes.run('npm', ['install', ...flags, `cognito-local@${VERSION}`], {});
  if (code !== 0) throw new CliError('cognito-local cannot be installed; npm says why above.', lines);
  return script;
}

/** Starts it without data. @param {string} script */
export async function startCognitoLocal(script) {
  await checkPorts({ 'the port of cognito-local': PORT });
  const folder = mkdtempSync(join(tmpdir(), 'fairway-cognito-local-'));
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, HOST: 'localhost', PORT: String(PORT) },
    stdio: 'ignore',
  });
  const gone = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGKILL');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + 60_000;
  while (!(await fetch(`${origin}/health`).catch(() => null))?.ok) {
    if (Date.now() < deadline && child.exitCode === null) await delay(100);
    else {
      await stop();
      throw new CliError('cognito-local does not start.');
    }
  }
  return { stop };
}

/** @param {string} operation @param {object} body @returns {Promise<any>} */
async function ask(operation, body) {
  const headers = {
    'content-type': 'application/x-amz-json-1.1',
    'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
  };
  const response = await fetch(origin, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new CliError(`cognito-local refused ${operation}: ${await response.text()}`);
  return response.json();
}

/** A pool with the settings of docs/real-pool-and-api.md, as far as it has them, and accounts of staff.
 * @param {{ app: string, group: string, accounts: { email: string, password: string, temporary?: boolean }[] }} wanted
 * @returns the app's variables for it */
export async function createPool({ app, group, accounts }) {
  const { UserPool: pool } = await ask('CreateUserPool', { PoolName: 'fairway' });
  const UserPoolId = pool.Id;
  const { UserPoolClient: client } = await ask('CreateUserPoolClient', {
    UserPoolId,
    ClientName: 'app',
    ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH'],
    AllowedOAuthFlows: ['code'],
    AllowedOAuthScopes: ['openid', 'email', 'profile'],
    CallbackURLs: [`${app}/api/auth/callback/cognito`],
    LogoutURLs: [`${app}/login`],
    PreventUserExistenceErrors: 'ENABLED',
  });
  await ask('CreateGroup', { UserPoolId, GroupName: group });
  for (const { email, password, temporary = false } of accounts) {
    const UserAttributes = [
      { Name: 'email', Value: email },
      { Name: 'email_verified', Value: 'true' },
      { Name: 'given_name', Value: 'Morag' },
      { Name: 'family_name', Value: 'Kerr' },
    ];
    const user = { UserPoolId, Username: email, UserAttributes, TemporaryPassword: password };
    await ask('AdminCreateUser', { ...user, MessageAction: 'SUPPRESS' });
    if (!temporary) {
      await ask('AdminSetUserPassword', { UserPoolId, Username: email, Password: password, Permanent: true });
    }
    await ask('AdminAddUserToGroup', { UserPoolId, Username: email, GroupName: group });
  }
  return { AUTH_COGNITO_ISSUER: `${origin}/${UserPoolId}`, AUTH_COGNITO_ID: String(client.ClientId) };
}

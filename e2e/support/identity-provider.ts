import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { staff } from '../../tools/testing/browser.mjs';
import { target } from '../../tools/testing/e2e-target';
import { control as controlSandbox } from '../../tools/testing/sandbox';

const sandbox = () => ({ port: target().sandboxPort, dir: target().dir });

/** Calls the control API of the sandbox's identity provider: outages, short-lived tokens and revocations. */
export function control(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<unknown> {
  return controlSandbox(sandbox(), { method, path: `control/${path}`, body });
}

/** The code in the latest e-mail to this address. */
export function codeFor(email: string): string {
  const [mail] = readdirSync(`${target().dir}/outbox`)
    .sort()
    .reverse()
    .map((name) => readFileSync(`${target().dir}/outbox/${name}`, 'utf8'))
    .filter((text) => text.startsWith(`To: ${email}\n`));
  return /code is (\d+)/.exec(mail ?? '')?.[1] ?? '';
}

/** Revokes one session at the provider, as an administrator would. The app notices only when it renews the tokens. */
export async function revokeAtProvider({ refreshToken }: { refreshToken: string }): Promise<void> {
  const { clientId, clientSecret } = secrets();
  await provider('RevokeToken', { ClientId: clientId, ClientSecret: clientSecret, Token: refreshToken });
}

/** Returns whether the provider still renews this session. The check uses up the refresh token. */
export async function isRenewable({ refreshToken }: { refreshToken: string }): Promise<boolean> {
  const { clientId, clientSecret } = secrets();
  const response = await call('GetTokensFromRefreshToken', {
    ClientId: clientId,
    ClientSecret: clientSecret,
    RefreshToken: refreshToken,
  });
  return response.ok;
}

/** The tokens of a new session of the staff account. */
export async function signInAtProvider() {
  const { clientId, clientSecret } = secrets();
  const hash = createHmac('sha256', clientSecret).update(`${staff.email}${clientId}`).digest('base64');
  const { AuthenticationResult: result } = await provider('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    ClientId: clientId,
    AuthParameters: { USERNAME: staff.email, PASSWORD: staff.password, SECRET_HASH: hash },
  });
  return result;
}

async function provider(operation: string, body: object) {
  const response = await call(operation, body);
  if (!response.ok) throw new Error(`The identity provider answered ${response.status} to ${operation}`);
  return response.json();
}

function call(operation: string, body: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${target().sandboxPort}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
}

export function secrets(): { clientId: string; clientSecret: string; authSecret: string } {
  return JSON.parse(readFileSync(`${target().dir}/identity.json`, 'utf8'));
}

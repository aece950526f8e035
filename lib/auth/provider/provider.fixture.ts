import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Environment variables for the modules under test. */
export const environment = {
  AUTH_SECRET: 'a secret of more than thirty-two characters',
  AUTH_URL: 'http://localhost:3000',
  AUTH_COGNITO_ID: 'client',
  AUTH_COGNITO_SECRET: 'hush',
  AUTH_COGNITO_ISSUER: 'http://127.0.0.1:1/pool',
  API_URL: 'http://127.0.0.1:1/api/v1',
};

export const nowSeconds = () => Math.floor(Date.now() / 1000);

/**
 * Returns an access token that lives for `seconds`. It has no valid signature, which the app does not check.
 * @param clockOff how many seconds the provider's clock is ahead of the app's
 */
export function accessTokenOf(seconds: number, username = 'u1', clockOff = 0): string {
  const iat = nowSeconds() + clockOff;
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'RS256' })}.${part({ iat, exp: iat + seconds, username, jti: randomUUID() })}.c2ln`;
}

type Reply = { status?: number; body: unknown; raw?: string; hangUp?: boolean };

/** Starts a local provider. Tests set its replies, and it records the refresh tokens that it receives. */
export async function startProvider() {
  const received: { operation: string; refreshToken: string }[] = [];
  let answer: (refreshToken: string) => Reply | Promise<Reply> = renewed();
  const server = createServer(async (request, response) => {
    const { RefreshToken: refreshToken } = JSON.parse(await text(request));
    const [, operation = ''] = String(request.headers['x-amz-target']).split('.');
    received.push({ operation, refreshToken });
    const { status = 200, body, raw, hangUp } = await answer(refreshToken);
    if (hangUp) return void response.destroy();
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(raw ?? JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}/pool`,
    received,
    answerWith(next: typeof answer): void {
      answer = next;
    },
    reset(): void {
      received.length = 0;
      answer = renewed();
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

/** Returns a reply with new tokens, including a new refresh token if `rotate` is true. */
export function renewed({ seconds = 3600, rotate = true, clockOff = 0 } = {}): (refreshToken: string) => Reply {
  return (refreshToken) => ({
    body: {
      AuthenticationResult: {
        AccessToken: accessTokenOf(seconds, 'u1', clockOff),
        IdToken: accessTokenOf(seconds, 'u1', clockOff),
        ExpiresIn: seconds,
        ...(rotate && { RefreshToken: `${refreshToken}+` }),
      },
    },
  });
}

/** The Cognito operation that renews tokens. */
export const RENEWAL = 'GetTokensFromRefreshToken';

/** Errors that refuse a renewal and end the session. */
export const ENDING_REFUSALS = [
  'NotAuthorizedException',
  'RefreshTokenReuseException',
  'UserNotFoundException',
] as const;

export const refusal = (code: string) => (): Reply => ({ status: 400, body: { __type: code, message: 'No' } });

/** Errors that refuse a renewal but let the session continue. */
export const retryableRefusals: [what: string, reply: () => Reply][] = [
  ['is behind a firewall that refuses', refusal('ForbiddenException')],
  ['gets too many requests', refusal('TooManyRequestsException')],
  ['has reached a limit', refusal('LimitExceededException')],
];

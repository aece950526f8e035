import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { accessTokenOf } from '@/lib/auth/session/session.fixture';

type Reply = { status?: number; body: unknown; raw?: string; hangUp?: boolean };

/** A provider on this machine with replies that a test sets; it records the refresh tokens that it receives. */
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

/** New tokens, with rotation also a new refresh token. */
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

/** The operation that renews tokens. */
export const RENEWAL = 'GetTokensFromRefreshToken';

/** Refusals of a renewal that end the session. */
export const ENDING_REFUSALS = [
  'NotAuthorizedException',
  'RefreshTokenReuseException',
  'UserNotFoundException',
] as const;

export const refusal = (code: string) => (): Reply => ({ status: 400, body: { __type: code, message: 'No' } });

/** Refusals that do not concern the session. */
export const retryableRefusals: [what: string, reply: () => Reply][] = [
  ['is behind a firewall that refuses', refusal('ForbiddenException')],
  ['gets too many requests', refusal('TooManyRequestsException')],
  ['has reached a limit', refusal('LimitExceededException')],
];

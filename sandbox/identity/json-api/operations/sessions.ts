import * as z from 'zod';
import { assertClient, isClientSecret } from '../../client-check';
import { CognitoError, type CognitoErrorType, notAuthorized } from '../../cognito-error';
import { isSignedToken } from '../../tokens/claims';
import type { Renewal } from '../../tokens/sessions';
import { defineOperation, text } from '../operation';
import { authenticationResult } from './sign-in';

const renewed = z.object({
  ClientId: text(128),
  ClientSecret: z.string().max(64).optional(),
  RefreshToken: text(8192),
});

type Refused = Exclude<Renewal['state'], 'renewed'>;
const refusals: Record<Refused, [type: CognitoErrorType, message: string]> = {
  unknown: ['NotAuthorizedException', 'Invalid Refresh Token'],
  expired: ['NotAuthorizedException', 'Refresh Token has expired'],
  revoked: ['NotAuthorizedException', 'Refresh Token has been revoked'],
  disabled: ['NotAuthorizedException', 'User is disabled.'],
  reused: ['RefreshTokenReuseException', 'Refresh Token has been revoked'],
};

export const getTokensFromRefreshToken = defineOperation(
  renewed,
  async ({ ClientId, ClientSecret, RefreshToken }, { client, sessions }) => {
    assertClient(client, ClientId);
    if (!isClientSecret(client, ClientSecret)) throw notAuthorized('Invalid client secret');
    const renewal = await sessions.renew(RefreshToken);
    if (renewal.state === 'renewed') return authenticationResult(renewal.session);
    throw new CognitoError(...refusals[renewal.state]);
  },
);

const revoked = z.object({ ClientId: text(128), ClientSecret: z.string().max(64).optional(), Token: text(8192) });

/** Revokes a refresh token's sign-in. The response is the same for an unknown token. */
export const revokeToken = defineOperation(revoked, async ({ ClientId, ClientSecret, Token }, { client, grants }) => {
  assertClient(client, ClientId);
  if (!isClientSecret(client, ClientSecret)) {
    throw new CognitoError('UnauthorizedException', 'Invalid client secret');
  }
  if (isSignedToken(Token)) throw new CognitoError('UnsupportedTokenTypeException', 'Unsupported token type');
  await grants.revokeByRefreshToken(Token);
  return {};
});

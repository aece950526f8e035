import { z } from 'zod';
import { CognitoError, type CognitoErrorType, notAuthorized } from '../../cognito-error';
import type { Renewal } from '../../tokens/sessions';
import { authenticationResult } from '../authentication-result';
import { assertClient, isClientSecret } from '../client-check';
import { defineOperation, text } from '../operation';

const input = z.object({ ClientId: text(128), ClientSecret: z.string().max(64).optional(), RefreshToken: text(8192) });

type Refused = Exclude<Renewal['state'], 'renewed'>;
const refusals: Record<Refused, [type: CognitoErrorType, message: string]> = {
  unknown: ['NotAuthorizedException', 'Invalid Refresh Token'],
  expired: ['NotAuthorizedException', 'Refresh Token has expired'],
  revoked: ['NotAuthorizedException', 'Refresh Token has been revoked'],
  disabled: ['NotAuthorizedException', 'User is disabled.'],
  reused: ['RefreshTokenReuseException', 'Refresh Token has been revoked'],
};

export const getTokensFromRefreshToken = defineOperation(
  input,
  async ({ ClientId, ClientSecret, RefreshToken }, { client, sessions }) => {
    assertClient(client, ClientId);
    if (!isClientSecret(client, ClientSecret)) throw notAuthorized('Invalid client secret');
    const renewal = await sessions.renew(RefreshToken);
    if (renewal.state === 'renewed') return authenticationResult(renewal.session);
    throw new CognitoError(...refusals[renewal.state]);
  },
);

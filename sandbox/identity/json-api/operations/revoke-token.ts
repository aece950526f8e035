import { z } from 'zod';
import { CognitoError } from '../../cognito-error';
import { isSignedToken } from '../../tokens/is-signed-token';
import { assertClient, isClientSecret } from '../client-check';
import { defineOperation, text } from '../operation';

const input = z.object({ ClientId: text(128), ClientSecret: z.string().max(64).optional(), Token: text(8192) });

/** Revokes the grant of a refresh token. An unknown token gets the same response as a revoked one. */
export const revokeToken = defineOperation(input, async ({ ClientId, ClientSecret, Token }, { client, grants }) => {
  assertClient(client, ClientId);
  if (!isClientSecret(client, ClientSecret)) {
    throw new CognitoError('UnauthorizedException', 'Invalid client secret');
  }
  if (isSignedToken(Token)) throw new CognitoError('UnsupportedTokenTypeException', 'Unsupported token type');
  await grants.revokeByRefreshToken(Token);
  return {};
});

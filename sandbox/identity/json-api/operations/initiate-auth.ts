import { z } from 'zod';
import { CognitoError } from '../../cognito-error';
import { assertClient, assertSecretHash } from '../client-check';
import { defineOperation, parameters, requireParameter, text } from '../operation';
import { tokensOrChallenge } from '../tokens-or-challenge';

const input = z.object({ AuthFlow: text(64), ClientId: text(128), AuthParameters: parameters });

export const initiateAuth = defineOperation(input, async ({ AuthFlow, ClientId, AuthParameters }, context) => {
  assertClient(context.client, ClientId);
  if (AuthFlow === 'REFRESH_TOKEN_AUTH' || AuthFlow === 'REFRESH_TOKEN') {
    throw new CognitoError(
      'InvalidParameterException',
      'REFRESH_TOKEN_AUTH is not enabled for the client: with refresh token rotation use GetTokensFromRefreshToken.',
    );
  }
  if (AuthFlow !== 'USER_PASSWORD_AUTH') {
    throw new CognitoError('InvalidParameterException', `${AuthFlow} flow not enabled for this client`);
  }
  const username = requireParameter(AuthParameters, 'USERNAME');
  const password = requireParameter(AuthParameters, 'PASSWORD');
  assertSecretHash(context.client, username, AuthParameters.SECRET_HASH);
  return await tokensOrChallenge(await context.signIn(username, password), context);
});

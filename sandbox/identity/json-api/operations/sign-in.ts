import * as z from 'zod';
import { nextChallenge, verifyCode } from '../../authenticator/challenges';
import { assertClient, assertSecretHash } from '../../client-check';
import { CognitoError, notAuthorized } from '../../cognito-error';
import type { Challenge, IdentityContext } from '../../context';
import { setFirstPassword } from '../../password-policy';
import type { IdentityUser } from '../../schema';
import { adminScope } from '../../tokens/claims';
import type { Session } from '../../tokens/sessions';
import { defineOperation, parameters, requireParameter, text } from '../operation';

export const authenticationResult = ({ accessToken, idToken, refreshToken, expiresIn }: Session) => ({
  AuthenticationResult: {
    AccessToken: accessToken,
    ExpiresIn: expiresIn,
    IdToken: idToken,
    RefreshToken: refreshToken,
    TokenType: 'Bearer',
  },
  ChallengeParameters: {},
});

/** Returns the tokens, or the challenge that the user must answer first. */
async function tokensOrChallenge(user: IdentityUser, context: IdentityContext): Promise<object> {
  const challenge = await nextChallenge(user, context);
  if (!challenge) return authenticationResult(await context.sessions.open(user, { scope: adminScope }));
  const { name, session } = challenge;
  return {
    ChallengeName: name,
    ChallengeParameters: { USER_ID_FOR_SRP: user.username, ...challengeParameters[name](user) },
    Session: session,
  };
}

const challengeParameters: Record<Challenge['name'], (user: IdentityUser) => Record<string, string>> = {
  NEW_PASSWORD_REQUIRED: ({ email, name }) => ({
    requiredAttributes: '[]',
    userAttributes: JSON.stringify({ email, email_verified: 'true', name }),
  }),
  SOFTWARE_TOKEN_MFA: () => ({}),
};

type Answered = {
  user: IdentityUser;
  responses: Record<string, string>;
  /** Marks the challenge's session as used. Called only after a correct answer. */
  consume: () => void;
};

type ChallengeAnswer = (answered: Answered, context: IdentityContext) => Promise<object>;

const answers: Record<Challenge['name'], ChallengeAnswer> = {
  /** After a password that breaks the policy, the session stays valid so that the user can choose another. */
  NEW_PASSWORD_REQUIRED: async ({ user, responses, consume }, context) => {
    if (user.status !== 'FORCE_CHANGE_PASSWORD') throw notAuthorized('Invalid session for the user.');
    const password = requireParameter(responses, 'NEW_PASSWORD');
    return await tokensOrChallenge(await setFirstPassword(user, password, context, consume), context);
  },
  /** Always the last challenge, so a correct code returns the tokens. */
  SOFTWARE_TOKEN_MFA: async ({ user, responses, consume }, context) => {
    await verifyCode(user, requireParameter(responses, 'SOFTWARE_TOKEN_MFA_CODE'), context, consume);
    return authenticationResult(await context.sessions.open(user, { scope: adminScope }));
  },
};

const signInInput = z.object({ AuthFlow: text(64), ClientId: text(128), AuthParameters: parameters });

export const initiateAuth = defineOperation(signInInput, async ({ AuthFlow, ClientId, AuthParameters }, context) => {
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

const answerInput = z.object({
  ChallengeName: text(64),
  ClientId: text(128),
  ChallengeResponses: parameters,
  Session: text(2048),
});

const refusals = {
  unknown: 'Invalid session for the user.',
  used: 'Invalid session for the user, session can only be used once.',
  expired: 'Invalid session for the user, session is expired.',
};

export const respondToAuthChallenge = defineOperation(answerInput, async (asked, context) => {
  const { ChallengeName, ChallengeResponses: responses, Session } = asked;
  const { client, challenges, users } = context;
  assertClient(client, asked.ClientId);
  const username = requireParameter(responses, 'USERNAME');
  assertSecretHash(client, username, responses.SECRET_HASH);

  const found = challenges.find(Session);
  if (found.state !== 'live') throw notAuthorized(refusals[found.state]);
  const user = await users.get(found.value.sub);
  const named = await users.findByLogin(username);
  if (!user || named?.sub !== user.sub || !user.enabled) throw notAuthorized(refusals.unknown);
  if (found.value.name !== ChallengeName) {
    throw new CognitoError('InvalidParameterException', `${ChallengeName} is not the challenge of this session`);
  }
  const consume = () => {
    if (challenges.find(Session).state !== 'live') throw notAuthorized(refusals.used);
    challenges.use(Session);
  };
  return await answers[found.value.name]({ user, responses, consume }, context);
});

import { z } from 'zod';
import { CognitoError, notAuthorized } from '../../cognito-error';
import type { Challenge } from '../../context';
import type { ChallengeAnswer } from '../challenges/challenge-answer';
import { answerNewPasswordRequired } from '../challenges/new-password-required';
import { answerSoftwareTokenMfa } from '../challenges/software-token-mfa';
import { assertClient, assertSecretHash } from '../client-check';
import { defineOperation, parameters, requireParameter, text } from '../operation';

const input = z.object({
  ChallengeName: text(64),
  ClientId: text(128),
  ChallengeResponses: parameters,
  Session: text(2048),
});

const answers: Record<Challenge['name'], ChallengeAnswer> = {
  NEW_PASSWORD_REQUIRED: answerNewPasswordRequired,
  SOFTWARE_TOKEN_MFA: answerSoftwareTokenMfa,
};

const refusals = {
  unknown: 'Invalid session for the user.',
  used: 'Invalid session for the user, session can only be used once.',
  expired: 'Invalid session for the user, session is expired.',
};

export const respondToAuthChallenge = defineOperation(
  input,
  async ({ ChallengeName, ClientId, ChallengeResponses, Session }, context) => {
    assertClient(context.client, ClientId);
    const username = requireParameter(ChallengeResponses, 'USERNAME');
    assertSecretHash(context.client, username, ChallengeResponses.SECRET_HASH);

    const found = context.challenges.find(Session);
    if (found.state !== 'live') throw notAuthorized(refusals[found.state]);
    const user = await context.users.get(found.value.sub);
    const named = await context.users.findByLogin(username);
    if (!user || named?.sub !== user.sub || !user.enabled) throw notAuthorized(refusals.unknown);
    if (found.value.name !== ChallengeName) {
      throw new CognitoError('InvalidParameterException', `${ChallengeName} is not the challenge of this session`);
    }
    const consume = () => {
      if (context.challenges.find(Session).state !== 'live') throw notAuthorized(refusals.used);
      context.challenges.use(Session);
    };
    return await answers[found.value.name]({ user, responses: ChallengeResponses, consume }, context);
  },
);

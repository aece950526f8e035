import { notAuthorized } from '../../cognito-error';
import { setFirstPassword } from '../../password/first-password';
import { requireParameter } from '../operation';
import { tokensOrChallenge } from '../tokens-or-challenge';
import type { ChallengeAnswer } from './challenge-answer';

/** A password that breaks the policy leaves the session alive: the user may choose another. */
export const answerNewPasswordRequired: ChallengeAnswer = async ({ user, responses, consume }, context) => {
  if (user.status !== 'FORCE_CHANGE_PASSWORD') throw notAuthorized('Invalid session for the user.');
  const password = requireParameter(responses, 'NEW_PASSWORD');
  return await tokensOrChallenge(await setFirstPassword(user, password, context, consume), context);
};

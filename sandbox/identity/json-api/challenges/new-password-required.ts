import { adminScope } from '../../claims';
import { notAuthorized } from '../../cognito-error';
import type { IdentityContext } from '../../context';
import { setFirstPassword } from '../../first-password';
import type { IdentityUser } from '../../schema';
import { authenticated } from '../authentication-result';
import { requireParameter } from '../operation';
import type { ChallengeAnswer } from './challenge-answer';

export const newPasswordChallenge = (user: IdentityUser, { challenges }: Pick<IdentityContext, 'challenges'>) => ({
  ChallengeName: 'NEW_PASSWORD_REQUIRED',
  ChallengeParameters: {
    USER_ID_FOR_SRP: user.username,
    requiredAttributes: '[]',
    userAttributes: JSON.stringify({ email: user.email, email_verified: 'true', name: user.name }),
  },
  Session: challenges.issue({ name: 'NEW_PASSWORD_REQUIRED', sub: user.sub }),
});

/** A password that breaks the policy leaves the session alive: the user may choose another. */
export const answerNewPasswordRequired: ChallengeAnswer = async ({ user, responses, consume }, context) => {
  if (user.status !== 'FORCE_CHANGE_PASSWORD') throw notAuthorized('Invalid session for the user.');
  await setFirstPassword(user, requireParameter(responses, 'NEW_PASSWORD'), context, consume);
  return authenticated(await context.sessions.open(user, { scope: adminScope }));
};

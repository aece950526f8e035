import { verifyCode } from '../../authenticator/verify-code';
import { adminScope } from '../../tokens/claims';
import { authenticationResult } from '../authentication-result';
import { requireParameter } from '../operation';
import type { ChallengeAnswer } from './challenge-answer';

/** The last challenge: a right code gives the tokens. */
export const answerSoftwareTokenMfa: ChallengeAnswer = async ({ user, responses, consume }, context) => {
  await verifyCode(user, requireParameter(responses, 'SOFTWARE_TOKEN_MFA_CODE'), context, consume);
  return authenticationResult(await context.sessions.open(user, { scope: adminScope }));
};

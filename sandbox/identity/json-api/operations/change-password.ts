import { z } from 'zod';
import { CognitoError, notAuthorized } from '../../cognito-error';
import { passwordMatches } from '../../password/password-hash';
import { assertPasswordAllowed } from '../../password/password-policy';
import { defineOperation, text } from '../operation';
import { signedInUser } from '../signed-in-user';

const input = z.object({ AccessToken: text(8192), PreviousPassword: text(256), ProposedPassword: text(256) });

/** Wrong passwords count with those of sign-ins. Sessions go on, as they do in a pool. */
export const changePassword = defineOperation(
  input,
  async ({ AccessToken, PreviousPassword, ProposedPassword }, context) => {
    const { users, lockout } = context;
    const { sub, passwordHash } = await signedInUser(AccessToken, context);
    if (lockout.isLocked(sub)) {
      throw new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
    }
    assertPasswordAllowed(ProposedPassword);
    if (!(await passwordMatches(PreviousPassword, passwordHash))) {
      lockout.failed(sub);
      throw notAuthorized('Incorrect username or password.');
    }
    lockout.forgive(sub);
    await users.setPassword(sub, ProposedPassword);
    return {};
  },
);

import { z } from 'zod';
import { CognitoError } from '../../cognito-error';
import { defineOperation, text } from '../operation';
import { signedInUser } from '../signed-in-user';

const input = z.object({
  AccessToken: text(8192),
  UserCode: text(6).regex(/^\d{6}$/, 'Member must satisfy regular expression pattern: [0-9]+'),
});

/** The first code proves that the authenticator app has the secret; `SetUserMFAPreference` then enables it. */
export const verifySoftwareToken = defineOperation(input, async ({ AccessToken, UserCode }, context) => {
  const { sub } = await signedInUser(AccessToken, context);
  switch (await context.softwareTokens.verify(sub, UserCode)) {
    case 'right':
      return { Status: 'SUCCESS' };
    case 'wrong':
      throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA');
    case 'none':
      throw new CognitoError('SoftwareTokenMFANotFoundException', 'Software Token MFA does not exist for the user.');
  }
});

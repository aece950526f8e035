import { z } from 'zod';
import { defineOperation, text } from '../operation';
import { signedInUser } from '../signed-in-user';
import { userAttributes } from '../user-attributes';

export const getUser = defineOperation(z.object({ AccessToken: text(8192) }), async ({ AccessToken }, context) => {
  const user = await signedInUser(AccessToken, context);
  const { enabled, preferred } = await context.softwareTokens.preference(user.sub);
  return {
    Username: user.username,
    UserAttributes: userAttributes(user),
    ...(enabled && { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] }),
    ...(preferred && { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }),
  };
});

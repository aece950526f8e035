import { z } from 'zod';
import type { IdentityUser } from '../../schema';
import { defineOperation, text } from '../operation';
import { signedInUser } from '../signed-in-user';

/** A user's attributes as a pool lists them, all of them text. */
export function userAttributes(user: IdentityUser): { Name: string; Value: string }[] {
  const attributes = {
    sub: user.sub,
    email: user.email,
    email_verified: 'true',
    given_name: user.givenName,
    family_name: user.familyName,
    name: user.name,
  };
  return Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }));
}

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

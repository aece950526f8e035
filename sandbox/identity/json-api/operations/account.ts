import * as z from 'zod';
import { CognitoError } from '../../cognito-error';
import type { IdentityUser } from '../../schema';
import { signedIn, text, userOperation } from '../operation';

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

export const getUser = userOperation(signedIn, async (user, _, { softwareTokens }) => {
  const { enabled, preferred } = await softwareTokens.preference(user.sub);
  return {
    Username: user.username,
    UserAttributes: userAttributes(user),
    ...(enabled && { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] }),
    ...(preferred && { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }),
  };
});

/** Ends every sign-in of the user, but not the browser sessions of the hosted pages: `/logout` ends those. */
export const globalSignOut = userOperation(signedIn, async ({ sub }, _, { grants }) => {
  await grants.revokeAllOf(sub);
  return {};
});

/** Makes a secret for an authenticator app. Sign-in asks for no code before the first one is verified. */
export const associateSoftwareToken = userOperation(signedIn, async ({ sub }, _, { softwareTokens }) => ({
  SecretCode: await softwareTokens.associate(sub),
}));

const firstCode = signedIn.extend({
  UserCode: text(6).regex(/^\d{6}$/, 'Member must satisfy regular expression pattern: [0-9]+'),
});

/** The first code proves that the authenticator app has the secret; `SetUserMFAPreference` then enables it. */
export const verifySoftwareToken = userOperation(firstCode, async ({ sub }, { UserCode }, { softwareTokens }) => {
  switch (await softwareTokens.verify(sub, UserCode)) {
    case 'right':
      return { Status: 'SUCCESS' };
    case 'wrong':
      throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch and fail enable Software Token MFA');
    case 'none':
      throw new CognitoError('SoftwareTokenMFANotFoundException', 'Software Token MFA does not exist for the user.');
  }
});

const preference = z
  .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) })
  .optional();

const preferences = signedIn.extend({
  SoftwareTokenMfaSettings: preference,
});

/** Whether sign-in asks for the code of the authenticator app. The pool sends no codes by message. */
export const setUserMfaPreference = userOperation(preferences, async ({ sub }, asked, { softwareTokens }) => {
  if (!asked.SoftwareTokenMfaSettings) return {};
  const { Enabled: enabled, PreferredMfa } = asked.SoftwareTokenMfaSettings;
  const known = await softwareTokens.prefer(sub, { enabled, preferred: enabled && PreferredMfa });
  if (!known) throw refusal('User has not set up software token mfa');
  return {};
});

const refusal = (message: string) => new CognitoError('InvalidParameterException', message);

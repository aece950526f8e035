import * as z from 'zod';
import { CognitoError } from '../../cognito-error';
import type { IdentityUser } from '../../schema';
import { signedIn, text, userOperation } from '../operation';

/** A user's attributes as Cognito lists them. All values are texts. */
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

/** Ends all sessions of the user, but not the browser sessions of the hosted pages, which only `/logout` ends. */
export const globalSignOut = userOperation(signedIn, async ({ sub }, _, { grants }) => {
  await grants.revokeAllOf(sub);
  return {};
});

/** Creates the secret of an authenticator app. Sign-in asks for a code only after a first code was verified. */
export const associateSoftwareToken = userOperation(signedIn, async ({ sub }, _, { softwareTokens }) => ({
  SecretCode: await softwareTokens.associate(sub),
}));

const firstCode = signedIn.extend({
  UserCode: text(6).regex(/^\d{6}$/, 'Member must satisfy regular expression pattern: [0-9]+'),
});

/**
 * Verifies a first code, which proves that the authenticator app has the secret. From then on, `SetUserMFAPreference`
 * can make sign-in ask for codes.
 */
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

/** Sets whether sign-in asks for an authenticator code. The pool sends no codes by text message. */
export const setUserMfaPreference = userOperation(preferences, async ({ sub }, asked, { softwareTokens }) => {
  if (!asked.SoftwareTokenMfaSettings) return {};
  const { Enabled: enabled, PreferredMfa } = asked.SoftwareTokenMfaSettings;
  const known = await softwareTokens.prefer(sub, { enabled, preferred: enabled && PreferredMfa });
  if (!known) throw refusal('User has not set up software token mfa');
  return {};
});

const refusal = (message: string) => new CognitoError('InvalidParameterException', message);

import { z } from 'zod';
import { CognitoError } from '../../cognito-error';
import { defineOperation, text } from '../operation';
import { signedInUser } from '../signed-in-user';

/** Makes a secret for an authenticator app. Sign-in asks for no code before the first one is verified. */
export const associateSoftwareToken = defineOperation(
  z.object({ AccessToken: text(8192) }),
  async ({ AccessToken }, context) => {
    const { sub } = await signedInUser(AccessToken, context);
    return { SecretCode: await context.softwareTokens.associate(sub) };
  },
);

const firstCode = z.object({
  AccessToken: text(8192),
  UserCode: text(6).regex(/^\d{6}$/, 'Member must satisfy regular expression pattern: [0-9]+'),
});

/** The first code proves that the authenticator app has the secret; `SetUserMFAPreference` then enables it. */
export const verifySoftwareToken = defineOperation(firstCode, async ({ AccessToken, UserCode }, context) => {
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

const preference = z
  .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) })
  .optional();

const preferences = z.object({
  AccessToken: text(8192),
  SoftwareTokenMfaSettings: preference,
  SMSMfaSettings: preference,
  EmailMfaSettings: preference,
});

/** Whether sign-in asks for the code of the authenticator app. The pool sends no codes by message. */
export const setUserMfaPreference = defineOperation(
  preferences,
  async ({ AccessToken, SoftwareTokenMfaSettings: app, SMSMfaSettings: sms, EmailMfaSettings: email }, context) => {
    const { sub } = await signedInUser(AccessToken, context);
    if (sms?.Enabled) throw refusal('User does not have delivery config set to turn on SMS_MFA');
    if (email?.Enabled) throw refusal('User does not have delivery config set to turn on EMAIL_OTP');
    if (!app) return {};
    const { Enabled: enabled, PreferredMfa } = app;
    const known = await context.softwareTokens.prefer(sub, { enabled, preferred: enabled && PreferredMfa });
    if (!known) throw refusal('User has not set up software token mfa');
    return {};
  },
);

const refusal = (message: string) => new CognitoError('InvalidParameterException', message);

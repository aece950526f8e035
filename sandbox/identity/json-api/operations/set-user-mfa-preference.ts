import { z } from 'zod';
import { CognitoError } from '../../cognito-error';
import { defineOperation, text } from '../operation';
import { signedInUser } from '../signed-in-user';

const preference = z
  .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().default(false) })
  .optional();

const input = z.object({
  AccessToken: text(8192),
  SoftwareTokenMfaSettings: preference,
  SMSMfaSettings: preference,
  EmailMfaSettings: preference,
});

/** Whether sign-in asks for the code of the authenticator app. The pool sends no codes by message. */
export const setUserMfaPreference = defineOperation(
  input,
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

import { z } from 'zod';
import { CognitoError, notAuthorized } from '../../cognito-error';
import type { IdentityContext } from '../../context';
import { passwordMatches } from '../../password/password-hash';
import { assertPasswordAllowed } from '../../password/password-policy';
import type { IdentityUser } from '../../schema';
import type { CodeCheck } from '../../store/users';
import { assertClient, assertSecretHash } from '../client-check';
import { defineOperation, signedIn, text, userOperation } from '../operation';

/** How Cognito shows where a code went: `s***@f***`. */
export function maskedDestination(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}

/** In LEGACY mode, unknown and disabled accounts get their own errors; otherwise responses do not differ. */
export function assertUserExistsIfLegacy(
  user: IdentityUser | undefined,
  { settings }: Pick<IdentityContext, 'settings'>,
): void {
  if (settings.preventUserExistenceErrors !== 'LEGACY') return;
  if (!user) throw new CognitoError('UserNotFoundException', 'Username/client id combination not found.');
  if (!user.enabled) throw notAuthorized('User is disabled.');
}

const forgotten = z.object({ ClientId: text(128), Username: text(128), SecretHash: z.string().max(128).optional() });

const requestsAnHour = 20;

/** The response does not disclose whether the account exists. */
export const forgotPassword = defineOperation(forgotten, async ({ ClientId, Username, SecretHash }, context) => {
  const { client, users, resetRequests, resetCodes, outbox } = context;
  assertClient(client, ClientId);
  assertSecretHash(client, Username, SecretHash);
  const user = await users.findByLogin(Username);
  if (!resetRequests.allow(user?.sub ?? Username.trim().toLowerCase(), requestsAnHour)) {
    throw new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
  assertUserExistsIfLegacy(user, context);
  if (user?.status === 'FORCE_CHANGE_PASSWORD') {
    throw notAuthorized('User password cannot be reset in the current state.');
  }
  if (user?.enabled && user.status !== 'UNCONFIRMED') {
    const code = await resetCodes.issue(user.sub);
    await outbox({
      to: user.email,
      subject: 'Your verification code',
      text: `Your password reset code is ${code}`,
    });
  }
  return {
    CodeDeliveryDetails: {
      AttributeName: 'email',
      DeliveryMedium: 'EMAIL',
      Destination: maskedDestination(user?.email ?? Username),
    },
  };
});

const confirmed = z.object({
  ClientId: text(128),
  Username: text(128),
  ConfirmationCode: text(2048),
  Password: text(256),
  SecretHash: z.string().max(128).optional(),
});

/** Cognito's errors. An unknown account gets the error of a wrong code. */
function refusal(check: Exclude<CodeCheck, 'right'>): CognitoError {
  switch (check) {
    case 'wrong':
      return new CognitoError('CodeMismatchException', 'Invalid verification code provided, please try again.');
    case 'expired':
      return new CognitoError('ExpiredCodeException', 'Invalid code provided, please request a code again.');
    case 'exhausted':
      return new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
}

export const confirmForgotPassword = defineOperation(
  confirmed,
  async ({ ClientId, Username, ConfirmationCode, Password, SecretHash }, context) => {
    const { client, users, resetCodes, lockout, browserSessions } = context;
    assertClient(client, ClientId);
    assertSecretHash(client, Username, SecretHash);
    assertPasswordAllowed(Password);
    const user = await users.findByLogin(Username);
    assertUserExistsIfLegacy(user, context);
    const check = user?.enabled ? await resetCodes.redeem(user.sub, ConfirmationCode) : 'wrong';
    if (check !== 'right' || !user) throw refusal(check === 'right' ? 'wrong' : check);
    await users.setPassword(user.sub, Password);
    lockout.forgive(user.sub);
    browserSessions.dropWhere(({ sub }) => sub === user.sub);
    return {};
  },
);

const changed = signedIn.extend({ PreviousPassword: text(256), ProposedPassword: text(256) });

/** Wrong passwords count with those of sign-ins. Sessions go on, as they do in a pool. */
export const changePassword = userOperation(changed, async ({ sub, passwordHash }, asked, { users, lockout }) => {
  if (lockout.isLocked(sub)) {
    throw new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.');
  }
  assertPasswordAllowed(asked.ProposedPassword);
  if (!(await passwordMatches(asked.PreviousPassword, passwordHash))) {
    lockout.failed(sub);
    throw notAuthorized('Incorrect username or password.');
  }
  lockout.forgive(sub);
  await users.setPassword(sub, asked.ProposedPassword);
  return {};
});

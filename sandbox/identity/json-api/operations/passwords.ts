import * as z from 'zod';
import { assertClient, assertSecretHash } from '../../client-check';
import { CognitoError, type CognitoErrorType, notAuthorized } from '../../cognito-error';
import type { IdentityContext } from '../../context';
import { assertPasswordAllowed } from '../../password-policy';
import type { IdentityUser } from '../../schema';
import type { CodeCheck } from '../../store/users';
import { defineOperation, text } from '../operation';

/** A masked e-mail address, such as `s***@f***`, which tells the user where Cognito sent a code. */
function maskedDestination(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
}

/**
 * With LEGACY, throws errors for unknown and disabled accounts. With ENABLED, responses do not reveal whether an
 * account exists.
 */
function assertUserExistsIfLegacy(
  user: IdentityUser | undefined,
  { settings }: Pick<IdentityContext, 'settings'>,
): void {
  if (settings.preventUserExistenceErrors !== 'LEGACY') return;
  if (!user) throw new CognitoError('UserNotFoundException', 'Username/client id combination not found.');
  if (!user.enabled) throw notAuthorized('User is disabled.');
}

const forgotten = z.object({ ClientId: text(128), Username: text(128), SecretHash: z.string().max(128).optional() });

const requestsAnHour = 20;

type Refusal = readonly [type: CognitoErrorType, message: string];
const limitExceeded: Refusal = ['LimitExceededException', 'Attempt limit exceeded, please try after some time.'];

/** Sends a code to reset the password. The response does not reveal whether the account exists. */
export const forgotPassword = defineOperation(forgotten, async ({ ClientId, Username, SecretHash }, context) => {
  const { client, users, resetRequests, resetCodes, outbox } = context;
  assertClient(client, ClientId);
  assertSecretHash(client, Username, SecretHash);
  const user = await users.findByLogin(Username);
  if (!resetRequests.allow(user?.sub ?? Username.trim().toLowerCase(), requestsAnHour)) {
    throw new CognitoError(...limitExceeded);
  }
  assertUserExistsIfLegacy(user, context);
  if (user?.status === 'FORCE_CHANGE_PASSWORD') {
    throw notAuthorized('User password cannot be reset in the current state.');
  }
  if (user?.enabled && user.status !== 'UNCONFIRMED') {
    const code = await resetCodes.issue(user.sub);
    const text = `Your password reset code is ${code}`;
    await outbox({ to: user.email, subject: 'Your verification code', text });
  }
  const Destination = maskedDestination(user?.email ?? Username);
  return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination } };
});

const confirmed = forgotten.extend({ ConfirmationCode: text(2048), Password: text(256) });

/** Cognito's errors for a refused code. For an unknown account, the error is the same as for a wrong code. */
const refusals: Record<Exclude<CodeCheck, 'right'>, Refusal> = {
  wrong: ['CodeMismatchException', 'Invalid verification code provided, please try again.'],
  expired: ['ExpiredCodeException', 'Invalid code provided, please request a code again.'],
  exhausted: limitExceeded,
};

export const confirmForgotPassword = defineOperation(confirmed, async (asked, context) => {
  const { client, users, resetCodes, lockout, browserSessions } = context;
  assertClient(client, asked.ClientId);
  assertSecretHash(client, asked.Username, asked.SecretHash);
  assertPasswordAllowed(asked.Password);
  const user = await users.findByLogin(asked.Username);
  assertUserExistsIfLegacy(user, context);
  const check = user?.enabled ? await resetCodes.redeem(user.sub, asked.ConfirmationCode) : 'wrong';
  if (check !== 'right' || !user) throw new CognitoError(...refusals[check === 'right' ? 'wrong' : check]);
  await users.setPassword(user.sub, asked.Password);
  lockout.forgive(user.sub);
  browserSessions.dropWhere(({ sub }) => sub === user.sub);
  return {};
});

import { z } from 'zod';
import { CognitoError } from '../../cognito-error';
import { assertPasswordAllowed } from '../../password/password-policy';
import type { CodeCheck } from '../../store/reset-codes';
import { assertUserExistsIfLegacy } from '../assert-user-exists';
import { assertClient, assertSecretHash } from '../client-check';
import { defineOperation, text } from '../operation';

const input = z.object({
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
  input,
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

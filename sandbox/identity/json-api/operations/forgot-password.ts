import { z } from 'zod';
import { CognitoError, notAuthorized } from '../../cognito-error';
import { assertUserExistsIfLegacy } from '../assert-user-exists';
import { assertClient, assertSecretHash } from '../client-check';
import { maskedDestination } from '../masked-destination';
import { defineOperation, text } from '../operation';

const input = z.object({ ClientId: text(128), Username: text(128), SecretHash: z.string().max(128).optional() });

const requestsAnHour = 20;

/** The response does not disclose whether the account exists. */
export const forgotPassword = defineOperation(input, async ({ ClientId, Username, SecretHash }, context) => {
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

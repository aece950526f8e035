import { z } from 'zod';
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

import { z } from 'zod';
import { defineOperation, text } from '../operation';
import { signedInUser } from '../signed-in-user';

/** Ends every sign-in of the user, but not the browser sessions of the hosted pages: `/logout` ends those. */
export const globalSignOut = defineOperation(
  z.object({ AccessToken: text(8192) }),
  async ({ AccessToken }, context) => {
    const user = await signedInUser(AccessToken, context);
    await context.grants.revokeAllOf(user.sub);
    return {};
  },
);

import { z } from 'zod';
import { defineOperation, text } from '../operation';
import { signedInUser } from '../signed-in-user';

export const globalSignOut = defineOperation(
  z.object({ AccessToken: text(8192) }),
  async ({ AccessToken }, context) => {
    const user = await signedInUser(AccessToken, context);
    await context.grants.revokeAllOf(user.sub);
    context.browserSessions.dropWhere(({ sub }) => sub === user.sub);
    return {};
  },
);

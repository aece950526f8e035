import { z } from 'zod';
import { defineOperation, text } from '../operation';
import { poolUser } from './pool-user';

/** Disables the account and ends its sessions. */
export const adminDisableUser = defineOperation(
  z.object({ UserPoolId: text(55), Username: text(128) }),
  async (input, context) => {
    const { sub } = await poolUser(input, context);
    await context.users.disable(sub);
    await context.grants.revokeAllOf(sub);
    context.browserSessions.dropWhere((session) => session.sub === sub);
    return {};
  },
);

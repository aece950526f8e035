import { z } from 'zod';
import { assertPasswordAllowed } from '../../password/password-policy';
import { defineOperation, text } from '../operation';
import { poolUser } from './pool-user';

const input = z.object({
  UserPoolId: text(55),
  Username: text(128),
  Password: text(256),
  Permanent: z.boolean().default(false),
});

/** Unless permanent, the password must be changed at the next sign-in. */
export const adminSetUserPassword = defineOperation(input, async ({ Password, Permanent, ...named }, context) => {
  const { sub } = await poolUser(named, context);
  assertPasswordAllowed(Password);
  const status = Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD';
  await context.users.setPassword(sub, Password, status);
  return {};
});

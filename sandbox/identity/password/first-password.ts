import type { IdentityContext } from '../context';
import type { IdentityUser } from '../schema';
import { assertPasswordAllowed } from './password-policy';

/** Sets the password that replaces a temporary one; answers the user as it then is. `consume` runs before anything is awaited: once only. */
export async function setFirstPassword(
  user: IdentityUser,
  password: string,
  { users }: Pick<IdentityContext, 'users'>,
  consume: () => void,
): Promise<IdentityUser> {
  assertPasswordAllowed(password);
  consume();
  await users.setPassword(user.sub, password);
  return { ...user, status: 'CONFIRMED' };
}

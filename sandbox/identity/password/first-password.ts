import type { IdentityContext } from '../context';
import type { IdentityUser } from '../schema';
import { assertPasswordAllowed } from './password-policy';

/** Replaces a temporary password. `consume` runs before any await, so that a session is used once. */
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

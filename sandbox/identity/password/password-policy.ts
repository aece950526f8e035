import { CognitoError } from '../cognito-error';
import type { IdentityContext } from '../context';
import type { IdentityUser } from '../schema';

const rules: [broken: (password: string) => boolean, words: string][] = [
  [(password) => password.length < 8, 'Password not long enough'],
  [(password) => !/[a-z]/.test(password), 'Password must have lowercase characters'],
  [(password) => !/[A-Z]/.test(password), 'Password must have uppercase characters'],
  [(password) => !/\d/.test(password), 'Password must have numeric characters'],
  [
    (password) => !/[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/.test(password.trim()),
    'Password must have symbol characters',
  ],
];

/** The default policy of a user pool. */
export function assertPasswordAllowed(password: string): void {
  const broken = rules.find(([isBroken]) => isBroken(password));
  if (broken) throw new CognitoError('InvalidPasswordException', `Password does not conform to policy: ${broken[1]}`);
}

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

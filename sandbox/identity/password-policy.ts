import { CognitoError, notAuthorized } from './cognito-error';
import type { Lockout } from './limits/lockout';
import { type HashPassword, passwordMatches } from './password/password-hash';
import type { IdentityUser } from './schema';
import type { Settings } from './settings';
import type { UserStore } from './store/users';

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

/** Checks a password by the default policy of a user pool. */
export function assertPasswordAllowed(password: string): void {
  const broken = rules.find(([isBroken]) => isBroken(password));
  if (broken) throw new CognitoError('InvalidPasswordException', `Password does not conform to policy: ${broken[1]}`);
}

/**
 * Replaces a temporary password. `consume` runs before the first await, so that no other request can use the session.
 */
export async function setFirstPassword(
  user: IdentityUser,
  password: string,
  { users }: { users: UserStore },
  consume: () => void,
): Promise<IdentityUser> {
  assertPasswordAllowed(password);
  consume();
  await users.setPassword(user.sub, password);
  return { ...user, status: 'CONFIRMED' };
}

type PasswordSignIn = (login: string, password: string) => Promise<IdentityUser>;

/**
 * Checks username and password for the hosted pages and the JSON API. Unless set to LEGACY, errors and response times
 * do not reveal whether the account exists.
 */
export async function createPasswordSignIn(
  users: UserStore,
  lockout: Lockout,
  settings: Pick<Settings, 'preventUserExistenceErrors'>,
  hashPassword: HashPassword,
): Promise<PasswordSignIn> {
  const dummyHash = await hashPassword('Nobody-Has-This-1');
  return async (login, password) => {
    const account = login.trim().toLowerCase();
    const user = await users.findByLogin(login);
    const key = user?.sub ?? account;
    if (lockout.isLocked(key)) throw notAuthorized('Password attempts exceeded');
    const matches = await passwordMatches(password, user?.passwordHash ?? dummyHash);
    if (!user || !matches) {
      lockout.failed(key);
      if (!user && settings.preventUserExistenceErrors === 'LEGACY') {
        throw new CognitoError('UserNotFoundException', 'User does not exist.');
      }
      throw notAuthorized('Incorrect username or password.');
    }
    lockout.forgive(key);
    assertMaySignIn(user);
    return user;
  };
}

function assertMaySignIn(user: IdentityUser): void {
  if (!user.enabled) throw notAuthorized('User is disabled.');
  if (user.status === 'UNCONFIRMED') throw new CognitoError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'RESET_REQUIRED') {
    throw new CognitoError('PasswordResetRequiredException', 'Password reset required for the user');
  }
}

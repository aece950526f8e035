import { CognitoError, notAuthorized } from '../cognito-error';
import type { IdentityContext } from '../context';
import type { IdentityUser } from '../schema';

/** In LEGACY mode, unknown and disabled accounts get their own errors; otherwise responses do not differ. */
export function assertUserExistsIfLegacy(
  user: IdentityUser | undefined,
  { settings }: Pick<IdentityContext, 'settings'>,
): void {
  if (settings.preventUserExistenceErrors !== 'LEGACY') return;
  if (!user) throw new CognitoError('UserNotFoundException', 'Username/client id combination not found.');
  if (!user.enabled) throw notAuthorized('User is disabled.');
}

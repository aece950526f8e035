import { CognitoError, notAuthorized } from '../cognito-error';
import type { IdentityContext } from '../context';
import type { IdentityUser } from '../schema';

/** With settings of old, refuses whoever has no account, or a disabled one, by name; else everybody is answered alike. */
export function assertUserExistsIfLegacy(
  user: IdentityUser | undefined,
  { settings }: Pick<IdentityContext, 'settings'>,
): void {
  if (settings.preventUserExistenceErrors !== 'LEGACY') return;
  if (!user) throw new CognitoError('UserNotFoundException', 'Username/client id combination not found.');
  if (!user.enabled) throw notAuthorized('User is disabled.');
}

import type { Category } from '../limits/throttle';
import { adminCreateUser } from './admin/admin-create-user';
import { adminDisableUser } from './admin/admin-disable-user';
import { adminSetUserPassword } from './admin/admin-set-user-password';
import type { Operation } from './operation';
import { associateSoftwareToken } from './operations/associate-software-token';
import { changePassword } from './operations/change-password';
import { confirmForgotPassword } from './operations/confirm-forgot-password';
import { forgotPassword } from './operations/forgot-password';
import { getTokensFromRefreshToken } from './operations/get-tokens-from-refresh-token';
import { getUser } from './operations/get-user';
import { globalSignOut } from './operations/global-sign-out';
import { initiateAuth } from './operations/initiate-auth';
import { respondToAuthChallenge } from './operations/respond-to-auth-challenge';
import { revokeToken } from './operations/revoke-token';
import { setUserMfaPreference } from './operations/set-user-mfa-preference';
import { verifySoftwareToken } from './operations/verify-software-token';

type Entry = { run: Operation; category: Category; adminOnly?: true };

/** Every operation of the pool by its AWS name. In AWS, the administrators' operations require a signature. */
export const catalogue: ReadonlyMap<string, Entry> = new Map<string, Entry>([
  ['AdminCreateUser', { run: adminCreateUser, category: 'UserCreation', adminOnly: true }],
  ['AdminDisableUser', { run: adminDisableUser, category: 'UserResourceUpdate', adminOnly: true }],
  ['AdminSetUserPassword', { run: adminSetUserPassword, category: 'UserAccountRecovery', adminOnly: true }],
  ['AssociateSoftwareToken', { run: associateSoftwareToken, category: 'UserResourceUpdate' }],
  ['ChangePassword', { run: changePassword, category: 'UserAccountRecovery' }],
  ['ConfirmForgotPassword', { run: confirmForgotPassword, category: 'UserAccountRecovery' }],
  ['ForgotPassword', { run: forgotPassword, category: 'UserAccountRecovery' }],
  ['GetTokensFromRefreshToken', { run: getTokensFromRefreshToken, category: 'UserToken' }],
  ['GetUser', { run: getUser, category: 'UserRead' }],
  ['GlobalSignOut', { run: globalSignOut, category: 'UserResourceUpdate' }],
  ['InitiateAuth', { run: initiateAuth, category: 'UserAuthentication' }],
  ['RespondToAuthChallenge', { run: respondToAuthChallenge, category: 'ChallengeResponse' }],
  ['RevokeToken', { run: revokeToken, category: 'UserToken' }],
  ['SetUserMFAPreference', { run: setUserMfaPreference, category: 'UserResourceUpdate' }],
  ['VerifySoftwareToken', { run: verifySoftwareToken, category: 'UserResourceUpdate' }],
]);

import type { Category } from '../limits/throttle';
import { adminCreateUser, adminDisableUser, adminSetUserPassword } from './admin/admin-operations';
import type { Operation } from './operation';
import {
  associateSoftwareToken,
  getUser,
  globalSignOut,
  setUserMfaPreference,
  verifySoftwareToken,
} from './operations/account';
import { changePassword, confirmForgotPassword, forgotPassword } from './operations/passwords';
import { getTokensFromRefreshToken, revokeToken } from './operations/sessions';
import { initiateAuth, respondToAuthChallenge } from './operations/sign-in';

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

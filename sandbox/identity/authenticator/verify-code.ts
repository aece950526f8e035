import { CognitoError, type CognitoErrorType, notAuthorized } from '../cognito-error';
import type { IdentityContext } from '../context';
import type { IdentityUser } from '../schema';
import type { TotpCheck } from '../store/software-tokens';

const refusals: Record<Exclude<TotpCheck, 'right'>, [type: CognitoErrorType, message: string]> = {
  wrong: ['CodeMismatchException', 'Invalid code received for user'],
  used: ['ExpiredCodeException', 'Your software token has already been used once.'],
  none: ['SoftwareTokenMFANotFoundException', 'Software Token MFA does not exist for the user.'],
};

/** Verifies the code of the user's authenticator app; a wrong code leaves the session open for another try. */
export async function verifyCode(
  user: IdentityUser,
  code: string,
  { softwareTokens, codeLockout }: Pick<IdentityContext, 'softwareTokens' | 'codeLockout'>,
  consume: () => void,
): Promise<void> {
  if (codeLockout.isLocked(user.sub)) throw notAuthorized('Password attempts exceeded');
  // Counted before the check: concurrent guesses must not all pass before the first has failed.
  codeLockout.failed(user.sub);
  const check = await softwareTokens.redeem(user.sub, code);
  if (check !== 'right') throw new CognitoError(...refusals[check]);
  codeLockout.forgive(user.sub);
  consume();
}

import { CognitoError, type CognitoErrorType, notAuthorized } from '../cognito-error';
import type { Challenge, IdentityContext } from '../context';
import type { IdentityUser } from '../schema';
import type { TotpCheck } from './totp';

type Dependencies = Pick<IdentityContext, 'softwareTokens' | 'challenges' | 'outbox'>;
export type IssuedChallenge = { name: Challenge['name']; session: string };

/** The challenge that a user must answer before tokens are issued; undefined when there is no challenge. */
export async function nextChallenge(user: IdentityUser, context: Dependencies): Promise<IssuedChallenge | undefined> {
  const name = await nameOf(user, context);
  if (name === undefined) return undefined;
  if (name === 'SOFTWARE_TOKEN_MFA') await sendCurrentCode(user, context);
  return { name, session: context.challenges.issue({ name, sub: user.sub }) };
}

async function nameOf(user: IdentityUser, { softwareTokens }: Dependencies): Promise<Challenge['name'] | undefined> {
  if (user.status === 'FORCE_CHANGE_PASSWORD') return 'NEW_PASSWORD_REQUIRED';
  return (await softwareTokens.preference(user.sub)).enabled ? 'SOFTWARE_TOKEN_MFA' : undefined;
}

/** Sends the current code by mail, unlike Cognito, so that developers need no authenticator app. */
async function sendCurrentCode(user: IdentityUser, { softwareTokens, outbox }: Dependencies): Promise<void> {
  const code = await softwareTokens.currentCode(user.sub);
  if (code === undefined) return;
  await outbox({ to: user.email, subject: 'Your authenticator code', text: `Your sign-in code is ${code}` });
}

const refusals: Record<Exclude<TotpCheck, 'right'>, [type: CognitoErrorType, message: string]> = {
  wrong: ['CodeMismatchException', 'Invalid code received for user'],
  used: ['ExpiredCodeException', 'Your software token has already been used once.'],
  none: ['SoftwareTokenMFANotFoundException', 'Software Token MFA does not exist for the user.'],
};

/** Verifies the code of the user's authenticator app. The session stays valid after a wrong code. */
export async function verifyCode(
  user: IdentityUser,
  code: string,
  { softwareTokens, codeLockout }: Pick<IdentityContext, 'softwareTokens' | 'codeLockout'>,
  consume: () => void,
): Promise<void> {
  if (codeLockout.isLocked(user.sub)) throw notAuthorized('Password attempts exceeded');
  // Counts the attempt as failed before the check; otherwise concurrent requests could try too many codes.
  codeLockout.failed(user.sub);
  const check = await softwareTokens.redeem(user.sub, code);
  if (check !== 'right') throw new CognitoError(...refusals[check]);
  codeLockout.forgive(user.sub);
  consume();
}

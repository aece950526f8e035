import 'server-only';
import { redirect } from 'next/navigation';
import { attempt, attemptHashes } from '@/lib/auth/attempts/attempts';
import { identityProvider } from '@/lib/auth/provider/cognito';
import { ProviderRefusal } from '@/lib/auth/provider/provider';
import { endAccountSessions } from '@/lib/auth/session/fresh-token';
import { safeReturnPath } from '@/lib/auth/session/return-path';
import { withReturnPath } from '@/lib/auth/sign-in/with-return-path';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { reportFailure } from './refusals';
import type { SignInFailure } from './sign-in';
import { dropStep, keepStep } from './sign-in-step';
import { endAllSessions } from './sign-out';

/** Responds to a refusal as to a success, so that nobody learns which accounts exist. */
export async function requestCode(account: string, from: string): Promise<SignInFailure> {
  try {
    await attempt('forgot', account, () => identityProvider.sendResetCode(account));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) return reportFailure(error, 'reset', account);
    log('warn', 'reset.code-not-sent', { code: error.code, ...(await attemptHashes(account)) });
  }
  await keepStep({ kind: 'reset', account });
  redirect(withReturnPath('/reset-password', from));
}

export async function resetPassword(
  account: string,
  code: string,
  password: string,
  from: string,
): Promise<SignInFailure> {
  try {
    await attempt('reset', account, () => identityProvider.resetPassword(account, code, password));
  } catch (error) {
    return reportFailure(error, 'reset', account);
  }
  await dropStep();
  await endAccountSessions([account]);
  redirect(withReturnPath(await endAtProvider(account, password, from), from));
}

/** Signs in with the new password, because the provider ends all sessions only with an access token. */
async function endAtProvider(account: string, password: string, from: string): Promise<string> {
  try {
    const outcome = await identityProvider.signIn(account, password);
    if (outcome.kind === 'tokens' && (await endAllSessions(outcome.tokens))) return '/login?reason=reset';
    if (outcome.kind !== 'challenge') return '/login?reason=reset-here';
    const { challenge } = outcome;
    await endAccountSessions([challenge.username]);
    const isKept = await keepStep({
      kind: 'challenge',
      challenge,
      account,
      from: safeReturnPath(from),
      afterReset: true,
    });
    return isKept ? '/login' : '/login?reason=reset-here';
  } catch (error) {
    log('error', 'reset.sessions-not-ended', { name: errorName(error) });
    return '/login?reason=reset-here';
  }
}

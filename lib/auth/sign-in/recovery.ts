import 'server-only';
import { redirect } from 'next/navigation';
import { attempt } from '@/lib/auth/attempts/attempts';
import { identityProvider } from '@/lib/auth/provider/identity-provider';
import { ProviderRefusal } from '@/lib/auth/provider/provider';
import { log } from '@/lib/server/log';
import { reportFailure } from './refusals';
import type { SignInFailure } from './sign-in';
import { dropStep, keepStep } from './sign-in-step';

/**
 * Requests a code by e-mail and redirects to the form that takes it. A refusal gives the same response, so that it does
 * not reveal which accounts exist. Returns only when the provider did not respond or the rate limit is reached.
 */
export async function requestCode(email: string): Promise<SignInFailure> {
  try {
    await attempt('forgot', email, () => identityProvider.sendResetCode(email));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) return reportFailure(error, 'reset');
    log('warn', 'reset.code-not-sent', { code: error.code });
  }
  // Without the step the form asks for the e-mail address again.
  await keepStep({ kind: 'reset', email });
  redirect('/reset-password');
}

/** Sets the new password and redirects to the sign-in screen; returns only on failure. */
export async function resetPassword(email: string, code: string, password: string): Promise<SignInFailure> {
  try {
    await attempt('reset', email, () => identityProvider.resetPassword(email, code, password));
  } catch (error) {
    return reportFailure(error, 'reset');
  }
  await dropStep();
  redirect('/login?reason=reset');
}

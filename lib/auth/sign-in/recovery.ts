import 'server-only';
import { redirect } from 'next/navigation';
import { attempt } from '@/lib/auth/attempts/attempts';
import { CognitoRefusal, confirmForgotPassword, forgotPassword } from '@/lib/auth/provider/cognito';
import { log } from '@/lib/server/log';
import { tellRefusal } from './refusals';
import type { SignInFailure } from './sign-in';
import { dropStep, keepStep } from './sign-in-step';

/**
 * Has a code sent and leads to the form that takes it. Whatever the provider says of the account, the answer is the
 * same: nobody learns here who has one. Returns only when nothing could be asked.
 */
export async function requestCode(email: string): Promise<SignInFailure> {
  try {
    await attempt('forgot', email, () => forgotPassword(email));
  } catch (error) {
    if (!(error instanceof CognitoRefusal)) return tellRefusal(error, 'reset');
    log('warn', 'reset.not-sent', { code: error.code });
  }
  await keepStep({ kind: 'reset', email });
  redirect('/reset-password');
}

/** Sets the new password and leads to the sign-in screen, which says so; returns only when that failed. */
export async function resetPassword(email: string, code: string, password: string): Promise<SignInFailure> {
  try {
    await attempt('reset', email, () => confirmForgotPassword(email, code, password));
  } catch (error) {
    return tellRefusal(error, 'reset');
  }
  await dropStep();
  redirect('/login?reason=reset');
}

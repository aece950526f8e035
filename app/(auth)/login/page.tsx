import { KeyRound } from 'lucide-react';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { BlockedCookies } from '@/components/auth/blocked-cookies';
import { HostedForm, LoginForm } from '@/components/auth/sign-in-forms';
import { FieldSeparator } from '@/components/ui/field';
import { safeReturnPath } from '@/lib/auth/session/return-path';
import { readSession } from '@/lib/auth/session/session';
import { HOSTED_FAILED } from '@/lib/auth/sign-in/sign-in';
import { readStep } from '@/lib/auth/sign-in/sign-in-step';
import { routes } from '@/lib/routes';
import { continueHosted, logIn } from './actions';
import { Challenge } from './challenge';

export const metadata: Metadata = { title: 'Sign in' };

const REASONS: ReadonlyMap<unknown, string> = new Map([
  ['expired', 'Your session has ended. Sign in again.'],
  ['idle', 'Your session timed out. Sign in again.'],
  ['refused', 'Your session is no longer valid. Sign in again.'],
  ['late', 'That took too long. Sign in again.'],
  ['reset', 'Password changed. Sign in.'],
  [
    'reset-here',
    'Password changed, but you may still be signed in elsewhere. Sign in, then choose “Log out everywhere”.',
  ],
]);

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const { from, reason, error } = await searchParams;
  const why = REASONS.get(reason);
  if (!why && (await readSession())) redirect(routes.dashboard);
  const step = why ? null : await readStep();
  if (step?.kind === 'challenge')
    return <Challenge kind={step.challenge.kind} account={step.account} afterReset={step.afterReset} />;
  const next = safeReturnPath(from);

  return (
    <>
      <h1 className="text-2xl font-semibold">Sign in</h1>
      <p className="mt-1.5 text-base text-muted-foreground">{why ?? 'Use your staff account.'}</p>
      <BlockedCookies />
      <LoginForm
        action={logIn}
        from={next}
        forgotHref={routes.forgotPassword}
        initialError={error === undefined ? undefined : HOSTED_FAILED}
      />
      <FieldSeparator className="my-5 gap-4 text-xs">or</FieldSeparator>
      <HostedForm action={continueHosted} from={next}>
        <KeyRound aria-hidden />
        Continue with single sign-on
      </HostedForm>
    </>
  );
}

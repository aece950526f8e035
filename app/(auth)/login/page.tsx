import { KeyRound } from 'lucide-react';
import type { Metadata } from 'next';
import { BlockedCookies } from '@/components/auth/blocked-cookies';
import { HostedForm, LoginForm } from '@/components/auth/sign-in-forms';
import { SignedIn } from '@/components/auth/signed-in';
import { FieldSeparator } from '@/components/ui/field';
import { reasonText } from '@/lib/auth/session/login-address';
import { readSession } from '@/lib/auth/session/read-session';
import { safeReturnPath } from '@/lib/auth/session/return-path';
import { HOSTED_FAILED } from '@/lib/auth/sign-in/sign-in';
import { readStep, type SignInStep } from '@/lib/auth/sign-in/sign-in-step';
import { withReturnPath } from '@/lib/auth/sign-in/with-return-path';
import { routes } from '@/lib/routes';
import { continueHosted, logIn } from './actions';
import { Challenge } from './challenge';

export const metadata: Metadata = { title: 'Sign in' };

export default async function LoginPage({ searchParams }: PageProps<'/login'>) {
  const { from, reason, error } = await searchParams;
  const next = safeReturnPath(from);
  const signedIn = (await readSession())?.email ?? null;
  const why = reasonText(reason);
  const step = why ? null : await readStep();
  if (step?.kind === 'challenge') return <Challenge step={step} signedIn={signedIn} />;

  return (
    <>
      <h1 className="text-2xl font-semibold">Sign in</h1>
      <p
        id="reason"
        className="mt-1.5 text-base text-muted-foreground [&:has(~form_[role=alert],~[data-signed-in])]:hidden"
      >
        {why ?? stepText(step) ?? 'Use your staff account.'}
      </p>
      <BlockedCookies />
      <SignedIn account={signedIn} next={next} />
      <LoginForm
        action={logIn}
        from={next}
        forgotHref={withReturnPath(routes.forgotPassword, next)}
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

function stepText(step: SignInStep | null): string | undefined {
  return step?.kind === 'signed-out' ? SIGNED_OUT[step.of] : undefined;
}

const SIGNED_OUT = {
  'this session': 'You are signed out.',
  Fairway: 'You are signed out of all Fairway sessions.',
  'all apps': 'You are signed out of all sessions.',
} as const;

'use client';

import Link from 'next/link';
import { useActionState, useEffect, useRef } from 'react';
import { type FormAction, FormSummary, PasswordField, TextField } from './form-fields';
import { SubmitButton } from './submit-button';

type Props = { action: FormAction; from: string; forgotHref: string; initialError: string | undefined };

const labels = { email: 'E-mail', password: 'Password' };

export function LoginForm({ action, from, forgotHref, initialError }: Props) {
  const [state, submit] = useActionState(action, {
    given: {},
    ...(initialError && { failure: { message: initialError } }),
  });
  const password = useRef<HTMLInputElement>(null);
  const { given, faults, failure } = state;

  // After a failure the password is empty: the next attempt starts there.
  useEffect(() => {
    if (failure || faults?.password) password.current?.focus();
  }, [failure, faults]);

  return (
    <form action={submit} noValidate className="mt-7 flex flex-col gap-4">
      <FormSummary state={state} labels={labels} />
      <input type="hidden" name="from" value={from} />
      <TextField
        key={given.email}
        name="email"
        label={labels.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={given.email}
        fault={faults?.email}
      />
      <PasswordField
        ref={password}
        name="password"
        label={labels.password}
        autoComplete="current-password"
        fault={faults?.password}
        aside={
          <Link
            href={forgotHref}
            prefetch={false}
            className="rounded-sm text-sm font-medium text-primary hover:underline"
          >
            Forgot password?
          </Link>
        }
      />
      <div className="mt-2">
        <SubmitButton variant="default">Sign in</SubmitButton>
      </div>
    </form>
  );
}

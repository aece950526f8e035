'use client';

import Link from 'next/link';
import { useActionState, useEffect, useRef } from 'react';
import { AuthForm, type FormAction } from './auth-form';
import { ACCOUNT_LABEL, AccountField, PasswordField } from './form-fields';

type Props = { action: FormAction; from: string; forgotHref: string; initialError: string | undefined };

const labels = { account: ACCOUNT_LABEL, password: 'Password' };

export function LoginForm({ action, from, forgotHref, initialError }: Props) {
  const [state, submit] = useActionState(action, {
    given: {},
    ...(initialError && { failure: { message: initialError } }),
  });
  const password = useRef<HTMLInputElement>(null);
  const first = useRef(state);
  const { given, faults } = state;

  // After an attempt the password is empty: the next one starts there. What the page came with moves no focus: it
  // would take it from a field in which somebody types before the scripts run.
  useEffect(() => {
    if (state !== first.current && (state.failure || state.faults?.password)) password.current?.focus();
  }, [state]);

  return (
    <AuthForm state={state} submit={submit} labels={labels} button="Sign in">
      <input type="hidden" name="from" value={from} />
      <AccountField defaultValue={given.account} fault={faults?.account} />
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
    </AuthForm>
  );
}

'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from '@/components/navigation/link';
import { AuthForm, type FormAction, FormAlert, SubmitButton, useAuthForm } from './auth-form';
import { ACCOUNT_LABEL, AccountField, NEW_PASSWORD, NewPasswordField, PasswordField, TextField } from './form-fields';
import { useTypedAccount } from './typed-account';

type LoginProps = { action: FormAction; from: string; forgotHref: string; initialError: string | undefined };

export function LoginForm({ action, from, forgotHref, initialError }: LoginProps) {
  const form = useAuthForm(action, { submitted: {}, ...(initialError && { failure: { message: initialError } }) });
  const { submitted, faults } = form.state;
  const { account } = useTypedAccount();
  const [isKnown] = useState(Boolean(submitted.account || account));
  return (
    <AuthForm of={form} labels={{ account: ACCOUNT_LABEL, password: 'Password' }} button="Sign in" again="password">
      <input type="hidden" name="from" value={from} />
      <AccountField
        autoFocus={!isKnown}
        defaultValue={submitted.account}
        fault={faults?.account}
        aria-describedby="reason"
      />
      <PasswordField
        key={form.secretKey}
        name="password"
        label="Password"
        autoFocus={isKnown}
        autoComplete="current-password"
        fault={faults?.password}
        aside={
          <Link href={forgotHref} className="rounded-sm text-sm font-medium text-primary hover:underline">
            Forgot password?
          </Link>
        }
      />
    </AuthForm>
  );
}

export function HostedForm({ action, from, children }: { action: FormAction; from: string; children: ReactNode }) {
  const { state, pending, form } = useAuthForm(action);
  return (
    <form {...form} className="flex flex-col gap-4">
      <FormAlert state={state} />
      <input type="hidden" name="from" value={from} />
      <SubmitButton variant="outline" pending={pending}>
        {children}
      </SubmitButton>
    </form>
  );
}

export function NewPasswordForm({ action, account }: { action: FormAction; account: string }) {
  const form = useAuthForm(action);
  return (
    <AuthForm of={form} labels={{ password: NEW_PASSWORD }} button="Set password and sign in" again="password">
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <NewPasswordField key={form.secretKey} fault={form.state.faults?.password} />
    </AuthForm>
  );
}

export function CodeForm({ action }: { action: FormAction }) {
  const form = useAuthForm(action);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), []);
  return (
    <AuthForm of={form} labels={{ code: 'Code' }} button="Continue" again="code">
      <TextField
        key={form.secretKey}
        ref={code}
        name="code"
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={32}
        fault={form.state.faults?.code}
      />
    </AuthForm>
  );
}

export function ForgotForm({ action, from }: { action: FormAction; from: string }) {
  const form = useAuthForm(action);
  const { submitted, faults } = form.state;
  return (
    <AuthForm of={form} labels={{ account: ACCOUNT_LABEL }} button="Send a code" again="account">
      <input type="hidden" name="from" value={from} />
      <AccountField autoFocus defaultValue={submitted.account} fault={faults?.account} />
    </AuthForm>
  );
}

export function ResetForm({ action, account, from }: { action: FormAction; account: string; from: string }) {
  const form = useAuthForm(action, { submitted: { account } });
  const { submitted, faults } = form.state;
  return (
    <AuthForm
      of={form}
      labels={{ account: ACCOUNT_LABEL, code: 'Code', password: NEW_PASSWORD }}
      button="Set password"
      again="password"
    >
      <input type="hidden" name="from" value={from} />
      <AccountField autoFocus={account === ''} defaultValue={submitted.account} fault={faults?.account} />
      <TextField
        autoFocus={account !== ''}
        name="code"
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        defaultValue={submitted.code}
        fault={faults?.code}
      />
      <NewPasswordField key={form.secretKey} fault={faults?.password} />
    </AuthForm>
  );
}

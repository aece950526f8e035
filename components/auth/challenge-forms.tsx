'use client';

import { useActionState, useEffect, useRef } from 'react';
import { AuthForm, type FormAction } from './auth-form';
import { TextField } from './form-fields';
import { NewPasswordField } from './new-password-field';

const passwordLabels = { password: 'New password' };
const codeLabels = { code: 'Code' };

export function NewPasswordForm({ action, account }: { action: FormAction; account: string }) {
  const [state, submit] = useActionState(action, { given: {} });
  return (
    <AuthForm state={state} submit={submit} labels={passwordLabels} button="Set password and sign in">
      {/* Password managers need the account. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <NewPasswordField label={passwordLabels.password} fault={state.faults?.password} />
    </AuthForm>
  );
}

/** The code of an authenticator app. The field gets the focus, again after a failure. */
export function CodeForm({ action }: { action: FormAction }) {
  const [state, submit] = useActionState(action, { given: {} });
  const code = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result starts another attempt
  useEffect(() => code.current?.focus(), [state]);
  return (
    <AuthForm state={state} submit={submit} labels={codeLabels} button="Continue">
      <TextField
        ref={code}
        name="code"
        label={codeLabels.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        fault={state.faults?.code}
      />
    </AuthForm>
  );
}

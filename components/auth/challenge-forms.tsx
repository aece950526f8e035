'use client';

import { useEffect, useRef } from 'react';
import { AuthForm } from './auth-form';
import { TextField } from './form-fields';
import { NewPasswordField } from './new-password-field';
import { type FormAction, useAuthForm } from './use-auth-form';

const passwordLabels = { password: 'New password' };
const codeLabels = { code: 'Code' };

export function NewPasswordForm({ action, account }: { action: FormAction; account: string }) {
  const form = useAuthForm(action);
  return (
    <AuthForm of={form} labels={passwordLabels} button="Set password and sign in" again="password">
      {/* Password managers need the account. */}
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <NewPasswordField key={form.secretKey} label={passwordLabels.password} fault={form.state.faults?.password} />
    </AuthForm>
  );
}

export function CodeForm({ action }: { action: FormAction }) {
  const form = useAuthForm(action);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), []);
  return (
    <AuthForm of={form} labels={codeLabels} button="Continue" again="code">
      <TextField
        key={form.secretKey}
        ref={code}
        name="code"
        label={codeLabels.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={32}
        fault={form.state.faults?.code}
      />
    </AuthForm>
  );
}

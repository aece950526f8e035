'use client';

import { useActionState } from 'react';
import { AuthForm, type FormAction } from './auth-form';
import { EmailField, TextField } from './form-fields';
import { NewPasswordField } from './new-password-field';

const labels = { email: 'E-mail', code: 'Code', password: 'New password' };

/** The code from the e-mail, and the new password. */
export function ResetForm({ action, email }: { action: FormAction; email: string }) {
  const [state, submit] = useActionState(action, { given: { email } });
  const { given, faults } = state;
  return (
    <AuthForm state={state} submit={submit} labels={labels} button="Set password">
      <EmailField label={labels.email} defaultValue={given.email} fault={faults?.email} />
      <TextField
        key={given.code}
        name="code"
        label={labels.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        defaultValue={given.code}
        fault={faults?.code}
      />
      <NewPasswordField label={labels.password} fault={faults?.password} />
    </AuthForm>
  );
}

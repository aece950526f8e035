'use client';

import { useActionState } from 'react';
import { AuthForm, type FormAction } from './auth-form';
import { ACCOUNT_LABEL, AccountField, TextField } from './form-fields';
import { NewPasswordField } from './new-password-field';

const labels = { account: ACCOUNT_LABEL, code: 'Code', password: 'New password' };

export function ResetForm({ action, account }: { action: FormAction; account: string }) {
  const [state, submit] = useActionState(action, { given: { account } });
  const { given, faults } = state;
  return (
    <AuthForm state={state} submit={submit} labels={labels} button="Set password">
      <AccountField defaultValue={given.account} fault={faults?.account} />
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

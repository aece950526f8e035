'use client';

import { AuthForm } from './auth-form';
import { ACCOUNT_LABEL, AccountField, TextField } from './form-fields';
import { NewPasswordField } from './new-password-field';
import { type FormAction, useAuthForm } from './use-auth-form';

const labels = { account: ACCOUNT_LABEL, code: 'Code', password: 'New password' };

export function ResetForm({ action, account }: { action: FormAction; account: string }) {
  const form = useAuthForm(action, { given: { account } });
  const { given, faults } = form.state;
  return (
    <AuthForm of={form} labels={labels} button="Set password" again="password">
      <AccountField defaultValue={given.account} fault={faults?.account} />
      <TextField
        name="code"
        label={labels.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        defaultValue={given.code}
        fault={faults?.code}
      />
      <NewPasswordField key={form.secretKey} label={labels.password} fault={faults?.password} />
    </AuthForm>
  );
}

'use client';

import { AuthForm } from './auth-form';
import { ACCOUNT_LABEL, AccountField } from './form-fields';
import { type FormAction, useAuthForm } from './use-auth-form';

const labels = { account: ACCOUNT_LABEL };

export function ForgotForm({ action }: { action: FormAction }) {
  const form = useAuthForm(action);
  const { given, faults } = form.state;
  return (
    <AuthForm of={form} labels={labels} button="Send a code" again="account">
      <AccountField defaultValue={given.account} fault={faults?.account} />
    </AuthForm>
  );
}

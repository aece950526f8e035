'use client';

import { useActionState } from 'react';
import { AuthForm, type FormAction } from './auth-form';
import { ACCOUNT_LABEL, AccountField } from './form-fields';

const labels = { account: ACCOUNT_LABEL };

export function ForgotForm({ action }: { action: FormAction }) {
  const [state, submit] = useActionState(action, { given: {} });
  return (
    <AuthForm state={state} submit={submit} labels={labels} button="Send a code">
      <AccountField defaultValue={state.given.account} fault={state.faults?.account} />
    </AuthForm>
  );
}

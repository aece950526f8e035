'use client';

import { useActionState } from 'react';
import { AuthForm, type FormAction } from './auth-form';
import { EmailField } from './form-fields';

const labels = { email: 'E-mail' };

export function ForgotForm({ action }: { action: FormAction }) {
  const [state, submit] = useActionState(action, { given: {} });
  return (
    <AuthForm state={state} submit={submit} labels={labels} button="Send a code">
      <EmailField label={labels.email} defaultValue={state.given.email} fault={state.faults?.email} />
    </AuthForm>
  );
}

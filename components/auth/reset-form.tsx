'use client';

import { useActionState } from 'react';
import { type FormAction, FormSummary, NewPasswordField, TextField } from './form-fields';
import { SubmitButton } from './submit-button';

const labels = { email: 'E-mail', code: 'Code', password: 'New password' };

/** The code from the e-mail, and the new password. */
export function ResetForm({ action, email }: { action: FormAction; email: string }) {
  const [state, submit] = useActionState(action, { given: { email } });
  const { given, faults } = state;
  return (
    <form action={submit} noValidate className="mt-7 flex flex-col gap-4">
      <FormSummary state={state} labels={labels} />
      <TextField
        key={`email ${given.email}`}
        name="email"
        label={labels.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={given.email}
        fault={faults?.email}
      />
      <TextField
        key={`code ${given.code}`}
        name="code"
        label={labels.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        defaultValue={given.code}
        fault={faults?.code}
      />
      <NewPasswordField name="password" label={labels.password} fault={faults?.password} />
      <div className="mt-2">
        <SubmitButton variant="default">Set password</SubmitButton>
      </div>
    </form>
  );
}

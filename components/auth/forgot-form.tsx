'use client';

import { useActionState } from 'react';
import { type FormAction, FormSummary, TextField } from './form-fields';
import { SubmitButton } from './submit-button';

const labels = { email: 'E-mail' };

export function ForgotForm({ action }: { action: FormAction }) {
  const [state, submit] = useActionState(action, { given: {} });
  return (
    <form action={submit} noValidate className="mt-7 flex flex-col gap-4">
      <FormSummary state={state} labels={labels} />
      <TextField
        key={state.given.email}
        name="email"
        label={labels.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={state.given.email}
        fault={state.faults?.email}
      />
      <div className="mt-2">
        <SubmitButton variant="default">Send a code</SubmitButton>
      </div>
    </form>
  );
}

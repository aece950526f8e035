'use client';

import { useActionState, useEffect, useRef } from 'react';
import { type FormAction, FormSummary, NewPasswordField, TextField } from './form-fields';
import { SubmitButton } from './submit-button';

const passwordLabels = { password: 'New password' };
const codeLabels = { code: 'Code' };

/** After the first sign-in with a temporary password. */
export function NewPasswordForm({ action, email }: { action: FormAction; email: string }) {
  const [state, submit] = useActionState(action, { given: {} });
  return (
    <form action={submit} noValidate className="mt-7 flex flex-col gap-4">
      <FormSummary state={state} labels={passwordLabels} />
      {/* Password managers need the account. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField name="password" label={passwordLabels.password} fault={state.faults?.password} />
      <div className="mt-2">
        <SubmitButton variant="default">Set password and sign in</SubmitButton>
      </div>
    </form>
  );
}

/** The code of an authenticator app. The field gets the focus, again after a failure. */
export function CodeForm({ action }: { action: FormAction }) {
  const [state, submit] = useActionState(action, { given: {} });
  const code = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each result starts another attempt
  useEffect(() => code.current?.focus(), [state]);
  return (
    <form action={submit} noValidate className="mt-7 flex flex-col gap-4">
      <FormSummary state={state} labels={codeLabels} />
      <TextField
        ref={code}
        name="code"
        label={codeLabels.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        fault={state.faults?.code}
      />
      <div className="mt-2">
        <SubmitButton variant="default">Continue</SubmitButton>
      </div>
    </form>
  );
}

'use client';

import type { ReactNode } from 'react';
import { FormAlert } from './auth-form';
import { SubmitButton } from './submit-button';
import { type FormAction, useAuthForm } from './use-auth-form';

type Props = { action: FormAction; from: string; children: ReactNode };

export function HostedForm({ action, from, children }: Props) {
  const { state, pending, form } = useAuthForm(action);
  return (
    <form {...form} className="flex flex-col gap-4">
      <FormAlert state={state} />
      <input type="hidden" name="from" value={from} />
      <SubmitButton variant="outline" pending={pending}>
        {children}
      </SubmitButton>
    </form>
  );
}

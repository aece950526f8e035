'use server';

import * as z from 'zod';
import type { FormState } from '@/components/auth/auth-form';
import { AccountName } from '@/lib/auth/account-name';
import { readForm } from '@/lib/auth/sign-in/form';
import { resetPassword } from '@/lib/auth/sign-in/recovery';
import { cleanCode } from '@/lib/format/clean-input';

const Form = z.object({
  account: AccountName,
  code: z.string().transform(cleanCode).pipe(z.string().min(1).max(2048)),
  password: z.string().min(1).max(256),
  from: z.string(),
});

export async function setPassword(_: FormState, data: unknown): Promise<FormState> {
  const form = readForm(Form, data);
  const { password: _never, ...submitted } = form.submitted;
  if (!form.ok) return { submitted, faults: form.faults };
  const { account, code, password, from } = form.values;
  return { submitted, failure: await resetPassword(account, code, password, from) };
}

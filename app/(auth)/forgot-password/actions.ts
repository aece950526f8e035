'use server';

import * as z from 'zod';
import type { FormState } from '@/components/auth/auth-form';
import { AccountName } from '@/lib/auth/account-name';
import { readForm } from '@/lib/auth/sign-in/form';
import { requestCode } from '@/lib/auth/sign-in/recovery';

const Form = z.object({ account: AccountName, from: z.string() });

export async function sendCode(_: FormState, data: unknown): Promise<FormState> {
  const { submitted, ...form } = readForm(Form, data);
  return form.ok
    ? { submitted, failure: await requestCode(form.values.account, form.values.from) }
    : { submitted, faults: form.faults };
}

'use server';

import * as z from 'zod';
import type { FormState } from '@/components/auth/auth-form';
import { readForm } from '@/lib/auth/sign-in/form';
import { requestCode } from '@/lib/auth/sign-in/recovery';

const Form = z.object({ email: z.string().trim().min(1).pipe(z.email()) });

/** Requests a code and redirects to the form that takes it. */
export async function sendCode(_: FormState, data: unknown): Promise<FormState> {
  const { given, ...form } = readForm(Form, data);
  return form.ok ? { given, failure: await requestCode(form.values.email) } : { given, faults: form.faults };
}

'use server';

import * as z from 'zod';
import type { FormState } from '@/components/auth/auth-form';
import { AccountName } from '@/lib/auth/account-name';
import { readForm } from '@/lib/auth/sign-in/form';
import { answerChallenge, signInHosted, signInWithPassword } from '@/lib/auth/sign-in/sign-in';
import { cleanCode } from '@/lib/format/clean-input';

const Login = z.object({
  account: AccountName,
  password: z.string().min(1),
  from: z.string(),
});
const Hosted = Login.pick({ from: true });
const NewPassword = z.object({ password: z.string().min(1) });
const Code = z.object({
  code: z
    .string()
    .transform(cleanCode)
    .pipe(z.string().regex(/^\d{6}$/)),
});

export async function logIn(_: FormState, data: unknown): Promise<FormState> {
  const form = readForm(Login, data);
  const submitted = { account: form.submitted.account ?? '' };
  if (!form.ok) return { submitted, faults: form.faults };
  const { account, password, from } = form.values;
  return { submitted, failure: await signInWithPassword(account, password, from) };
}

export async function continueHosted(_: FormState, data: unknown): Promise<FormState> {
  return { submitted: {}, failure: await signInHosted(readForm(Hosted, data).submitted.from) };
}

export async function choosePassword(_: FormState, data: unknown): Promise<FormState> {
  const form = readForm(NewPassword, data);
  if (!form.ok) return { submitted: {}, faults: form.faults };
  return { submitted: {}, failure: await answerChallenge('new-password', form.values.password) };
}

export async function submitCode(_: FormState, data: unknown): Promise<FormState> {
  const form = readForm(Code, data);
  if (!form.ok) return { submitted: {}, faults: form.faults };
  return { submitted: {}, failure: await answerChallenge('authenticator-code', form.values.code) };
}

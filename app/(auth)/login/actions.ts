'use server';

import { z } from 'zod';
import { type SignInFailure, signInWithPassword } from '@/lib/auth/sign-in';
import { errorMap } from '@/lib/contract/error-map';

const Form = z.object({ email: z.string().trim().min(1).pipe(z.email()), password: z.string().min(1) });

export type LoginState = { email: string; fields?: { email?: string; password?: string }; failure?: SignInFailure };

/** Signs in and leaves for the wanted screen; answers with what is wrong when that did not succeed. */
export async function logIn(_: LoginState, data: FormData): Promise<LoginState> {
  const given = { email: text(data.get('email')), password: text(data.get('password')) };
  const parsed = Form.safeParse(given, { error: errorMap });
  if (!parsed.success) {
    const faults = z.flattenError(parsed.error).fieldErrors;
    const say = (name: 'email' | 'password') => (given[name] === '' ? 'Required' : faults[name]?.[0]);
    return { email: given.email, fields: { email: say('email'), password: say('password') } };
  }
  const failure = await signInWithPassword(parsed.data.email, parsed.data.password, data.get('from'));
  return { email: given.email, failure };
}

function text(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}

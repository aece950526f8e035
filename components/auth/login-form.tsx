'use client';

import { Link } from '@/components/navigation/link';
import { AuthForm } from './auth-form';
import { ACCOUNT_LABEL, AccountField, PasswordField } from './form-fields';
import { type FormAction, useAuthForm } from './use-auth-form';

type Props = { action: FormAction; from: string; forgotHref: string; initialError: string | undefined };

const labels = { account: ACCOUNT_LABEL, password: 'Password' };

export function LoginForm({ action, from, forgotHref, initialError }: Props) {
  const form = useAuthForm(action, { given: {}, ...(initialError && { failure: { message: initialError } }) });
  const { given, faults } = form.state;
  return (
    <AuthForm of={form} labels={labels} button="Sign in" again="password">
      <input type="hidden" name="from" value={from} />
      <AccountField defaultValue={given.account} fault={faults?.account} />
      <PasswordField
        key={form.secretKey}
        name="password"
        label={labels.password}
        autoComplete="current-password"
        fault={faults?.password}
        aside={
          <Link href={forgotHref} className="rounded-sm text-sm font-medium text-primary hover:underline">
            Forgot password?
          </Link>
        }
      />
    </AuthForm>
  );
}

import type { Metadata } from 'next';
import { ResetForm } from '@/components/auth/sign-in-forms';
import { Link } from '@/components/navigation/link';
import { safeReturnPath } from '@/lib/auth/session/return-path';
import { readStep } from '@/lib/auth/sign-in/sign-in-step';
import { withReturnPath } from '@/lib/auth/sign-in/with-return-path';
import { routes } from '@/lib/routes';
import { setPassword } from './actions';

export const metadata: Metadata = { title: 'Reset password' };

export default async function ResetPasswordPage({ searchParams }: PageProps<'/reset-password'>) {
  const from = safeReturnPath((await searchParams).from);
  const step = await readStep();
  const account = step?.kind === 'reset' ? step.account : null;
  return (
    <>
      <h1 className="text-2xl font-semibold">Reset password</h1>
      <p className="mt-1.5 text-base text-muted-foreground">
        {account
          ? `If ${account} has an account, we sent a code. Check your e-mail.`
          : 'Enter the code we e-mailed you and a new password.'}
      </p>
      <ResetForm action={setPassword} account={account ?? ''} from={from} />
      <p className="mt-6 flex justify-between gap-4 text-sm font-medium text-primary">
        <Link href={withReturnPath(routes.login, from)} className="rounded-sm hover:underline">
          Back to sign in
        </Link>
        <Link href={withReturnPath(routes.forgotPassword, from)} className="rounded-sm hover:underline">
          Send another code
        </Link>
      </p>
    </>
  );
}

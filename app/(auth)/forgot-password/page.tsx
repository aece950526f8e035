import type { Metadata } from 'next';
import { ForgotForm } from '@/components/auth/sign-in-forms';
import { Link } from '@/components/navigation/link';
import { safeReturnPath } from '@/lib/auth/session/return-path';
import { withReturnPath } from '@/lib/auth/sign-in/with-return-path';
import { routes } from '@/lib/routes';
import { sendCode } from './actions';

export const metadata: Metadata = { title: 'Forgot password' };

export default async function ForgotPasswordPage({ searchParams }: PageProps<'/forgot-password'>) {
  const from = safeReturnPath((await searchParams).from);
  return (
    <>
      <h1 className="text-2xl font-semibold">Forgot password</h1>
      <p className="mt-1.5 text-base text-muted-foreground">We’ll e-mail you a code to set a new password.</p>
      <ForgotForm action={sendCode} from={from} />
      <p className="mt-6 text-sm">
        <Link href={withReturnPath(routes.login, from)} className="rounded-sm font-medium text-primary hover:underline">
          Back to sign in
        </Link>
      </p>
    </>
  );
}

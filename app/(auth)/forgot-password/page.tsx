import type { Metadata } from 'next';
import { ForgotForm } from '@/components/auth/sign-in-forms';
import { Link } from '@/components/navigation/link';
import { routes } from '@/lib/routes';
import { sendCode } from './actions';

export const metadata: Metadata = { title: 'Forgot password' };

export default function ForgotPasswordPage() {
  return (
    <>
      <h1 className="text-2xl font-semibold">Forgot password</h1>
      <p className="mt-1.5 text-base text-muted-foreground">We’ll e-mail you a code to set a new password.</p>
      <ForgotForm action={sendCode} />
      <p className="mt-6 text-sm">
        <Link href={routes.login} className="rounded-sm font-medium text-primary hover:underline">
          Back to sign in
        </Link>
      </p>
    </>
  );
}

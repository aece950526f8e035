import type { Metadata } from 'next';
import Link from 'next/link';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Forgot password' };

export default function ForgotPasswordPage() {
  return (
    <>
      <h1 className="text-2xl font-semibold">Forgot password</h1>
      <p className="mt-3 text-base text-muted-foreground">
        Continue with single sign-on and choose “Forgot your password?” there, or ask an administrator to reset it for
        you.
      </p>
      <p className="mt-6 text-base">
        <Link href={routes.login} prefetch={false} className="rounded-sm font-medium text-primary hover:underline">
          Back to sign in
        </Link>
      </p>
    </>
  );
}

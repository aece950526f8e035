import { notFound } from 'next/navigation';
import { requireSession } from '@/lib/auth/session/session';

/** Any other address: told inside the shell, and only to those who are signed in. */
export default async function MissingPage() {
  await requireSession();
  notFound();
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotFound } from '@/components/feedback/not-found';
import { requireSession } from '@/lib/auth/session/session';
import { answerNotFound } from '@/lib/server/requests/not-found';

export const metadata: Metadata = { title: 'Not found' };

/** Any other address: told inside the shell, and only to those who are signed in. */
export default async function MissingPage() {
  await requireSession();
  return answerNotFound() ? <NotFound /> : notFound();
}

import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotFound } from '@/components/feedback/not-found';
import { requireSession } from '@/lib/auth/session/read-session';
import { answerNotFound } from '@/lib/server/requests/not-found';

export const metadata: Metadata = { title: 'Not found' };

/** Shows the 404 page with the navigation around it, to signed-in staff only. */
export default async function MissingPage() {
  await requireSession();
  return answerNotFound() ? <NotFound /> : notFound();
}

import 'server-only';
import { notFound } from 'next/navigation';
import { MissingRecord } from '@/lib/contract/missing-record';
import { answerNotFound } from '@/lib/server/requests/not-found';

/** @throws MissingRecord where the page draws that itself, else what the framework draws */
export function missing(): never {
  if (answerNotFound()) throw new MissingRecord();
  notFound();
}

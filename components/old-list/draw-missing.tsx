import type { ReactNode } from 'react';
import { NotFound } from '@/components/feedback/not-found';
import { MissingRecord } from '@/lib/contract/missing-record';

/** @throws any other error, for the boundaries around the page */
export function drawMissing(error: unknown): ReactNode {
  if (error instanceof MissingRecord) return <NotFound />;
  throw error;
}

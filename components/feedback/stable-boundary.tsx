'use client';

import { type ReactNode, Suspense, useState } from 'react';

type Props = { isStreamed: boolean; fallback: ReactNode; children: ReactNode };

/** A Suspense boundary if the page was streamed at first: later navigations keep it or do without, so that nothing remounts. */
export function StableBoundary({ isStreamed, fallback, children }: Props) {
  const [hasBoundary] = useState(isStreamed);
  return hasBoundary ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}

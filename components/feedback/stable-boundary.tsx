'use client';

import { type ReactNode, Suspense, useState } from 'react';

type Props = { isStreamed: boolean; fallback: ReactNode; children: ReactNode };

/** Keeps or omits the Suspense boundary as in the first render, because a change would remount the children. */
export function StableBoundary({ isStreamed, fallback, children }: Props) {
  const [hasBoundary] = useState(isStreamed);
  return hasBoundary ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}

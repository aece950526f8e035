'use client';

import { type ReactNode, Suspense, useState } from 'react';

type Props = { isStreamed: boolean; fallback: ReactNode; children: ReactNode };

/** Later navigations keep the choice of the first render, so that React remounts nothing. */
export function StableBoundary({ isStreamed, fallback, children }: Props) {
  const [hasBoundary] = useState(isStreamed);
  return hasBoundary ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}

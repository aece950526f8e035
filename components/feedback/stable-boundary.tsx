'use client';

import { type ReactNode, Suspense, useState } from 'react';

type Props = { isStreamed: boolean; fallback: ReactNode; children: ReactNode };

/** The first render decides whether there is a Suspense boundary, so that React never remounts the children. */
export function StableBoundary({ isStreamed, fallback, children }: Props) {
  const [hasBoundary] = useState(isStreamed);
  return hasBoundary ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}

'use client';

import { type ReactNode, Suspense, useState } from 'react';

type Props = { isStreamed: boolean; fallback: ReactNode; children: ReactNode };

/**
 * Decides in the first render whether there is a Suspense boundary: adding or removing it later would remount the
 * children.
 */
export function StableBoundary({ isStreamed, fallback, children }: Props) {
  const [hasBoundary] = useState(isStreamed);
  return hasBoundary ? <Suspense fallback={fallback}>{children}</Suspense> : children;
}

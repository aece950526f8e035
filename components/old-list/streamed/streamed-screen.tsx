'use client';

import { type ReactNode, use, useDeferredValue } from 'react';

type Props = {
  /** The screen that replaces the one shown, part by part, when it arrives: what is typed meanwhile stays. */
  later: Promise<ReactNode> | undefined;
  children: ReactNode;
};

/**
 * A screen that may be late. No Suspense: React would send a finished boundary of that size late as well, and replace
 * it as a whole. A deferred render waits for the promise instead.
 */
export function StreamedScreen({ later, children }: Props) {
  const ready = useDeferredValue(later, null);
  return later && ready === later ? use(later) : children;
}

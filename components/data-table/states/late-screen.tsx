'use client';

import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';

type Props = {
  /** The screen that replaces the one shown, part by part, when it arrives: what is typed meanwhile stays. */
  later?: Promise<ReactNode>;
  children: ReactNode;
};

type Arrived = { of: Promise<ReactNode>; screen?: ReactNode; error?: unknown };

/**
 * A screen that may be late. No Suspense: React would send a finished boundary of that size late as well, and replace
 * it as a whole.
 */
export function LateScreen({ later, children }: Props) {
  const [arrived, setArrived] = useState<Arrived>();
  useLayoutEffect(() => {
    if (!later) return;
    let isCurrent = true;
    const keep = (outcome: Arrived) => {
      if (isCurrent) startTransition(() => setArrived(outcome));
    };
    later.then(
      (screen) => keep({ of: later, screen }),
      (error: unknown) => {
        const elsewhere = redirectOf(error);
        // The router would keep this page, whose address is the same once the session is renewed.
        if (elsewhere) location.replace(elsewhere);
        else keep({ of: later, error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [later]);
  if (!later || arrived?.of !== later) return children;
  // A screen that does not exist, or a crash: for the boundaries around the page.
  if ('error' in arrived) throw arrived.error;
  return arrived.screen;
}

/** Where the server redirects: the framework says it in the error's digest, `NEXT_REDIRECT;type;address;status;`. */
function redirectOf(error: unknown): string | null {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
  const [kind, , ...rest] = digest.split(';');
  return kind === 'NEXT_REDIRECT' ? rest.slice(0, -2).join(';') : null;
}

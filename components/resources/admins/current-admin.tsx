'use client';

import { createContext, type ReactNode, Suspense, use } from 'react';

type Uid = Promise<string | null>;

const CurrentAdminContext = createContext<Uid>(Promise.resolve(null));

type Props = { uid: Uid; children: ReactNode };

/** Passes the signed-in admin's uid to the rows, which do not wait for it. */
export function CurrentAdmin({ uid, children }: Props) {
  return <CurrentAdminContext value={uid}>{children}</CurrentAdminContext>;
}

/** Marks the signed-in admin's row. */
export function YouMark({ uid }: { uid: string }) {
  return (
    <Suspense>
      <LoadedMark uid={uid} />
    </Suspense>
  );
}

function LoadedMark({ uid }: { uid: string }) {
  return use(use(CurrentAdminContext)) === uid && <span className="ml-1.5 text-muted-foreground">You</span>;
}

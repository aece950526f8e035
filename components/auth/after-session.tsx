'use client';

import { type ReactNode, useEffect } from 'react';
import { hasShownSession, storeAuth } from './auth-storage';

export function AfterSession({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const isRouted = hasShownSession();
  useEffect(() => {
    if (isRouted) location.replace(withReason(location));
    else if (!isSignedIn) storeAuth(null);
  }, [isRouted, isSignedIn]);
  return isRouted ? null : children;
}

/** If the browser has deleted the session's cookie, which lives as long as the session, the server knows no reason. */
function withReason({ pathname, search }: Location): string {
  const query = new URLSearchParams(search);
  if (!query.has('reason')) query.set('reason', 'expired');
  return `${pathname}?${query}`;
}

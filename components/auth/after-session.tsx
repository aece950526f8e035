'use client';

import { type ReactNode, useEffect } from 'react';
import { hasShownSession, storeAuth } from './auth-storage';

export function AfterSession({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const isRouted = hasShownSession();
  useEffect(() => {
    if (isRouted) location.replace(location.pathname + location.search);
    else if (!isSignedIn) storeAuth(null);
  }, [isRouted, isSignedIn]);
  return isRouted ? null : children;
}

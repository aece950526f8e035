'use client';

import { type ReactNode, useEffect } from 'react';
import { hasShownSession, storeAuth } from './auth-storage';

/**
 * The screens without a session empty what pages of the last one stored. Where the router brought them, the browser loads
 * them anew: the router's memory, which Back would show, goes with the document.
 */
export function AfterSession({ isSignedIn, children }: { isSignedIn: boolean; children: ReactNode }) {
  const isRouted = hasShownSession();
  useEffect(() => {
    // Without the fragment, which alone would load nothing.
    if (isRouted) location.replace(location.pathname + location.search);
    else if (!isSignedIn) storeAuth(null);
  }, [isRouted, isSignedIn]);
  return isRouted ? null : children;
}

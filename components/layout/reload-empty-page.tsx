'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** A page that redirects is empty for a moment too. */
const EMPTY_FOR_MS = 1_000;

/**
 * Next.js discards a prefetch from a newer build and then shows nothing in place of the page: reloads such a page.
 */
export function ReloadEmptyPage() {
  const address = `${usePathname()}?${useSearchParams()}`;
  const previous = useRef(address);
  useEffect(() => {
    if (previous.current === address) return;
    previous.current = address;
    const timer = setTimeout(() => isEmpty() && location.reload(), EMPTY_FOR_MS);
    return () => clearTimeout(timer);
  }, [address]);
  return null;
}

const isEmpty = () => document.querySelector('main')?.childElementCount === 0;

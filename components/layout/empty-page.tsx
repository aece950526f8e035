'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** A page that leads elsewhere is empty for a moment too. */
const MOMENT_MS = 1_000;

/**
 * What is fetched ahead from a newer build the framework throws away, and then it shows nothing in the page's place:
 * such a page is loaded anew.
 */
export function EmptyPage() {
  const address = `${usePathname()}?${useSearchParams()}`;
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    const timer = setTimeout(() => isEmpty() && location.reload(), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [address]);
  return null;
}

const isEmpty = () => document.querySelector('main')?.childElementCount === 0;

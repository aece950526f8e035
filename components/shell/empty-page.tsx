'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';

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
    if (document.querySelector('main')?.childElementCount === 0) location.reload();
  }, [address]);
  return null;
}

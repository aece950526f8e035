import { type RefObject, useEffect, useRef } from 'react';

/** A page that redirects is empty for a moment too. */
const EMPTY_FOR_MS = 1_000;

/** Next.js discards a prefetch from a newer build and then shows nothing in place of the page: reloads such a page. */
export function useReloadEmptyPage(main: RefObject<HTMLElement | null>, address: string): void {
  const previous = useRef(address);
  useEffect(() => {
    if (previous.current === address) return;
    previous.current = address;
    const timer = setTimeout(() => main.current?.childElementCount === 0 && location.reload(), EMPTY_FOR_MS);
    return () => clearTimeout(timer);
  }, [address, main]);
}

import { type RefObject, type UIEvent, useEffect, useRef } from 'react';
import { savedScrollPosition, saveScrollPosition } from '@/components/list/navigation/scroll-memory';
import { useWindowEvent } from '@/components/ui/use-window-event';

/** Another page starts at the top of its table; Back, Forward and a reload restore where it was scrolled to. */
export function useScrollMemory(container: RefObject<HTMLElement | null>, pageNumber: number | undefined) {
  const page = useRef<number>(undefined);
  // A scroll that ends while a link leads to the next page is no position of that page.
  const isRevisited = useRef(true);
  useWindowEvent('popstate', () => {
    isRevisited.current = true;
  });
  useEffect(() => {
    if (page.current === pageNumber) return;
    const saved = isRevisited.current ? savedScrollPosition() : null;
    const position = saved ?? (page.current === undefined ? null : { top: 0 });
    if (position) container.current?.scrollTo(position);
    page.current = pageNumber;
    isRevisited.current = false;
  }, [container, pageNumber]);
  return ({ currentTarget: { scrollTop, scrollLeft } }: UIEvent<HTMLElement>) =>
    saveScrollPosition(scrollTop, scrollLeft);
}

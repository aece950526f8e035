import { type UIEvent, useEffect, useRef } from 'react';
import { savedScrollPosition, saveScrollPosition } from '@/components/navigation/scroll-memory';
import { useWindowEvent } from '@/components/ui/use-window-event';

/** A new page starts at the top. Back, Forward and a reload restore the scroll position. */
export function useTableScroll(pageNumber: number) {
  const container = useRef<HTMLElement>(null);
  const shownPage = useRef<number>(undefined);
  // True on the first page shown and after Back or Forward: only then can a saved scroll position fit the page.
  const isRevisited = useRef(true);
  useWindowEvent('popstate', () => {
    isRevisited.current = true;
  });
  useEffect(() => {
    if (shownPage.current === pageNumber) return;
    const saved = isRevisited.current ? savedScrollPosition() : null;
    if (saved) container.current?.scrollTo(saved);
    else if (shownPage.current !== undefined) container.current?.scrollTo({ top: 0 });
    shownPage.current = pageNumber;
    isRevisited.current = false;
  }, [pageNumber]);
  const onScrollEnd = ({ currentTarget }: UIEvent<HTMLElement>) =>
    saveScrollPosition(currentTarget.scrollTop, currentTarget.scrollLeft);
  return { containerRef: container, onScrollEnd };
}

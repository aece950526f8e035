import { type UIEvent, useEffect, useRef } from 'react';
import { savedScrollPosition, saveScrollPosition } from '@/components/navigation/scroll-memory';
import { useWindowEvent } from '@/components/ui/use-window-event';

/**
 * A new page starts at the top. Back, Forward and a reload restore the scroll position. On a phone the frame scrolls
 * together with the page links; elsewhere the table's container does.
 */
export function useTableScroll(pageNumber: number) {
  const container = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const shownPage = useRef<number>(undefined);
  // True on the first page shown and after Back or Forward, the only times when a saved scroll position fits the page.
  const isRevisited = useRef(true);
  useWindowEvent('popstate', () => {
    isRevisited.current = true;
  });
  useEffect(() => {
    if (shownPage.current === pageNumber) return;
    const saved = isRevisited.current ? savedScrollPosition() : null;
    const position = saved ?? (shownPage.current === undefined ? undefined : { top: 0 });
    if (position) for (const box of [container.current, frame.current]) box?.scrollTo(position);
    shownPage.current = pageNumber;
    isRevisited.current = false;
  }, [pageNumber]);
  const onScrollEnd = ({ currentTarget }: UIEvent<HTMLElement>) =>
    saveScrollPosition(currentTarget.scrollTop, currentTarget.scrollLeft);
  return { containerRef: container, frameRef: frame, onScrollEnd };
}

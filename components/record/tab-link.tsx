'use client';

import { useSearchParams, useSelectedLayoutSegment } from 'next/navigation';
import { type ComponentProps, useEffect, useRef } from 'react';
import { Link } from '@/components/navigation/link';

type Props = ComponentProps<typeof Link> & {
  /** The part of the path after the record's; null for the record's own path. */
  segment: string | null;
  /** The value of `tab` in the query, for tabs that share a path; null for the first of them. */
  view: string | null;
  /** Another value of `tab` with which this tab is open. */
  alsoView?: string | undefined;
  /** All values of `tab` among the record's tabs. */
  views?: readonly string[];
};

/**
 * A link in a layout, which Next.js does not render again on navigation, so the link itself finds out whether it is
 * open.
 */
export function TabLink({ segment, view, alsoView, views = [], ...props }: Props) {
  const named = useSearchParams().get('tab');
  const shown = named !== null && views.includes(named) ? named : null;
  const isOpenView = shown === view || (shown !== null && shown === alsoView);
  const selected = useSelectedLayoutSegment();
  // The name of a route group, such as `(overview)`, is not part of the path.
  const opened = selected?.startsWith('(') ? null : selected;
  const isOpen = opened === segment && (segment !== null || isOpenView);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const tab = link.current;
    const list = tab?.offsetParent;
    if (isOpen && tab && list) list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 });
  }, [isOpen]);
  return <Link ref={link} {...props} aria-current={isOpen ? 'page' : undefined} />;
}

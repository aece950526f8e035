'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { whenIdle } from '@/components/navigation/when-idle';
import { type Direction, useStepKey } from '@/components/old-list/list-store';
import { isPlainClick } from '@/components/ui/plain-click';
import { useListNavigation } from './list-navigation';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  disabled?: boolean;
  /**
   * Turns the page, which the keys do too. Once followed, it is likely to be followed again: its next target is fetched
   * when the browser is idle.
   */
  step?: Direction;
  /** Runs when a click opens the link here, not in another tab. */
  onFollow?: () => void;
};

/**
 * A link to another state of the same list. Disabled, it stays the same element: the focus is not lost on the last page.
 */
export function ListLink({ href, disabled = false, step, onFollow, ...props }: Props) {
  const { waiting, follow, prefetch } = useListNavigation();
  const followed = useRef(false);
  useEffect(() => {
    if (step && !disabled && followed.current) return whenIdle(() => prefetch(href));
  }, [step, disabled, href, prefetch]);
  const link = useRef<HTMLAnchorElement>(null);
  useStepKey('turns', step, link);
  if (disabled) return <a ref={link} role="link" aria-disabled="true" tabIndex={-1} {...props} />;
  return (
    <a
      {...props}
      ref={link}
      href={href}
      aria-disabled={waiting || undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        followed.current = true;
        onFollow?.();
        follow(href);
      }}
    />
  );
}

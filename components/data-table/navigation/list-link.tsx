'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { useListNavigation } from './list-navigation';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  disabled?: boolean;
  /** Whoever follows this link is likely to follow it again: what comes after is fetched when the browser is idle. */
  again?: boolean;
};

/**
 * A link to another state of the same list: a plain link without scripting, a quick one with it. The page is fetched
 * when pointer or focus come near. Disabled it stays the same element, so focus is not lost at the last page.
 */
export function ListLink({ href, disabled = false, again = false, ...props }: Props) {
  const { waiting, follow, prefetch } = useListNavigation();
  const followed = useRef(false);
  useEffect(() => {
    if (again && !disabled && followed.current) return whenIdle(() => prefetch(href));
  }, [again, disabled, href, prefetch]);
  if (disabled) return <a role="link" aria-disabled="true" tabIndex={-1} {...props} />;
  const near = () => prefetch(href);
  return (
    <a
      {...props}
      href={href}
      aria-disabled={waiting || undefined}
      onPointerEnter={near}
      onFocus={near}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        followed.current = true;
        follow(href);
      }}
    />
  );
}

/** Not for whoever pays for every byte. */
function whenIdle(task: () => void): (() => void) | undefined {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  // Safari has neither; there a page is fetched when pointer or focus come near.
  if (connection?.saveData || !('requestIdleCallback' in window)) return undefined;
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}

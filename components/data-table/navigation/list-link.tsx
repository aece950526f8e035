'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { whenIdle } from '@/components/intent/when-idle';
import { useListNavigation } from './list-navigation';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  href: string;
  disabled?: boolean;
  /** Once followed, this link is likely to be followed again: its next target is fetched when the browser is idle. */
  again?: boolean;
};

/**
 * A link to another state of the same list. Disabled, it stays the same element: the focus is not lost on the last page.
 */
export function ListLink({ href, disabled = false, again = false, ...props }: Props) {
  const { waiting, follow, prefetch } = useListNavigation();
  const followed = useRef(false);
  useEffect(() => {
    if (again && !disabled && followed.current) return whenIdle(() => prefetch(href));
  }, [again, disabled, href, prefetch]);
  if (disabled) return <a role="link" aria-disabled="true" tabIndex={-1} {...props} />;
  return (
    <a
      {...props}
      href={href}
      aria-disabled={waiting || undefined}
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        followed.current = true;
        follow(href);
      }}
    />
  );
}

'use client';

import type { ComponentProps } from 'react';
import { useListNavigation } from './list-navigation';

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string; disabled?: boolean };

/**
 * A link to another state of the same list: a plain link without scripting, a quick one with it. The page is fetched
 * when pointer or focus come near. Disabled it stays the same element, so focus is not lost at the last page.
 */
export function ListLink({ href, disabled = false, ...props }: Props) {
  const { waiting, follow, prefetch } = useListNavigation();
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
        follow(href);
      }}
    />
  );
}

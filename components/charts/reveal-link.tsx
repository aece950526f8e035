'use client';

import type { ComponentProps } from 'react';

/**
 * A link to a row of this page, inside a `details` that may be closed. A native hash navigation would open it but leave
 * a history entry that the router cannot go back from, so with scripting the link opens and scrolls without navigating.
 */
export function RevealLink({ href, ...props }: ComponentProps<'a'> & { href: `#${string}` }) {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        const line = document.getElementById(href.slice(1));
        if (!line) return;
        event.preventDefault();
        line.closest('details')?.setAttribute('open', '');
        line.scrollIntoView({ block: 'center' });
        line.querySelector('a')?.focus({ preventScroll: true });
      }}
    />
  );
}

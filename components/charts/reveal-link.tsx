'use client';

import type { ComponentProps } from 'react';

/**
 * A link to a line of this page. The browser opens what is closed around it only for a move of its own, and such a move
 * is one that the router does not know the way back from: with scripting it is no move at all.
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

import Link from 'next/link';
import type { ReactNode } from 'react';
import { RevealLink } from './reveal-link';

/** A mark that links to its rows. Not in the tab order: the table behind the chart has the same links. */
export function Mark({ href, children }: { href: string | null; children: ReactNode }) {
  if (href === null) return <g data-slot="chart-mark">{children}</g>;
  if (isPageRow(href)) {
    return (
      <RevealLink href={href} tabIndex={-1} data-slot="chart-mark">
        {children}
      </RevealLink>
    );
  }
  return (
    <Link href={href} prefetch={false} tabIndex={-1} data-slot="chart-mark">
      {children}
    </Link>
  );
}

const isPageRow = (href: string): href is `#${string}` => href.startsWith('#');

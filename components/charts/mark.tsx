import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Part } from '@/lib/stats/sum';
import { ChoiceLink } from './choice-link';

type Props = { href: string | null; label?: string; choice?: readonly Part[]; children: ReactNode };

/**
 * A mark that links to its rows, or opens a choice of the lists that have them. Not in the tab order: the table behind
 * the chart has the same links.
 */
export function Mark({ href, label = '', choice = [], children }: Props) {
  if (href === null) return <g data-slot="chart-mark">{children}</g>;
  if (isPageRow(href)) {
    return (
      <ChoiceLink href={href} label={label} choice={choice} tabIndex={-1} data-slot="chart-mark">
        {children}
      </ChoiceLink>
    );
  }
  return (
    <Link href={href} prefetch={false} tabIndex={-1} data-slot="chart-mark">
      {children}
    </Link>
  );
}

const isPageRow = (href: string): href is `#${string}` => href.startsWith('#');

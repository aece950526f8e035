import Link from 'next/link';
import type { CSSProperties, ReactNode } from 'react';
import type { Part } from '@/lib/stats/sum';
import { ChoiceLink } from './choice-link';

type Props = {
  href: string | null;
  label?: string;
  choice?: readonly Part[];
  style?: CSSProperties;
  children: ReactNode;
};

/**
 * A mark that links to its rows, or opens a choice of the lists that have them. Not in the tab order: the table behind
 * the chart has the same links.
 */
export function Mark({ href, label = '', choice = [], ...props }: Props) {
  if (href === null) return <span data-slot="chart-mark" {...props} />;
  if (isPageRow(href)) {
    return <ChoiceLink href={href} label={label} choice={choice} tabIndex={-1} data-slot="chart-mark" {...props} />;
  }
  return <Link href={href} prefetch={false} tabIndex={-1} data-slot="chart-mark" {...props} />;
}

const isPageRow = (href: string): href is `#${string}` => href.startsWith('#');

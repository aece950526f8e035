'use client';

import { GroupLink } from '@/components/old-lazy/tab-stop';
import { formatCount } from '@/lib/format/number';

const TEXT = 'cell-link';
const NUMBER = 'rounded-sm whitespace-nowrap hover:underline';

export function RowLink({ href, children }: { href: string; children: string }) {
  return (
    <GroupLink href={href} title={children} data-row-link="" className={`${TEXT} font-medium`}>
      {children}
    </GroupLink>
  );
}

/** A link to another record, or to the list of what a number counts: no colour, underlined on hover. */
export function CellLink({ href, isNumber = false, children }: { href: string; isNumber?: boolean; children: string }) {
  return (
    <GroupLink href={href} title={isNumber ? undefined : children} className={isNumber ? NUMBER : TEXT}>
      {children}
    </GroupLink>
  );
}

export function CountLink({ href, count }: { href: string; count: number | null | undefined }) {
  if (count == null) return <span className="text-muted-foreground">-</span>;
  return (
    <CellLink href={href} isNumber>
      {formatCount(count)}
    </CellLink>
  );
}

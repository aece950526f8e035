import Link from 'next/link';
import type { ReactNode } from 'react';
import { CopyButton } from '@/components/ui/copy-button';
import { formatCount } from '@/lib/format/number';

/** What stands where there is nothing. */
export function Missing() {
  return (
    <span data-missing="" className="text-muted-foreground">
      -
    </span>
  );
}

/** Text that may be cut with “…” and gives the whole in its title. */
export function Text({ children }: { children: string | null | undefined }) {
  if (!children) return <Missing />;
  return (
    <span className="block truncate" title={children}>
      {children}
    </span>
  );
}

/** The first eight characters of an id in mono, the whole in its title and on copy. */
export function Uid({ value, what }: { value: string; what: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-mono text-xs">
      <span title={value} className="print:hidden">
        {value.slice(0, 8)}
      </span>
      <span className="hidden print:inline">{value}</span>
      <CopyButton value={value} label={what} />
    </span>
  );
}

/** The first cell of a row: where the row leads. */
export function RowLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      title={children}
      className="block truncate rounded-sm font-medium hover:underline"
    >
      {children}
    </Link>
  );
}

/** Never cut: dates and numbers. */
export function Whole({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>;
}

/** A link in a cell that is not the row's own: no colour, underlined on hover. */
export function CellLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} prefetch={false} title={children} className="block truncate rounded-sm hover:underline">
      {children}
    </Link>
  );
}

/** A count that leads to what it counts. */
export function CountLink({ href, count }: { href: string; count: number | null | undefined }) {
  if (count == null) return <Missing />;
  return (
    <Link href={href} prefetch={false} className="rounded-sm whitespace-nowrap hover:underline">
      {formatCount(count)}
    </Link>
  );
}

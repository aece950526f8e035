import Link from 'next/link';
import { formatCount } from '@/lib/format/number';

function Missing() {
  return <span className="text-muted-foreground">-</span>;
}

/** The link in a row's first cell, to the row's record. */
export function RowLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      title={children}
      data-row-link=""
      className="block truncate rounded-sm font-medium hover:underline"
    >
      {children}
    </Link>
  );
}

/** A link to another record: no colour, underlined on hover. */
export function CellLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} prefetch={false} title={children} className="block truncate rounded-sm hover:underline">
      {children}
    </Link>
  );
}

/** A count that links to the list of what it counts. */
export function CountLink({ href, count }: { href: string; count: number | null | undefined }) {
  if (count == null) return <Missing />;
  return (
    <Link href={href} prefetch={false} className="rounded-sm whitespace-nowrap hover:underline">
      {formatCount(count)}
    </Link>
  );
}

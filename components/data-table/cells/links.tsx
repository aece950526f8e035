import Link from 'next/link';
import { formatCount } from '@/lib/format/number';

/** What stands where there is nothing. */
function Missing() {
  return <span className="text-muted-foreground">-</span>;
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

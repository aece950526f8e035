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
      className="line-clamp-6 w-fit rounded-sm font-medium wrap-break-word whitespace-normal hover:underline sm:leading-4 print:line-clamp-none"
    >
      {children}
    </Link>
  );
}

/** A link to another record: no colour, underlined on hover. */
export function CellLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      title={children}
      className="line-clamp-6 w-fit rounded-sm wrap-break-word whitespace-normal hover:underline sm:leading-4 print:line-clamp-none"
    >
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

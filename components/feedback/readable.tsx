import { TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { attempt, type FieldFault, faultWords, orNull, unreadWords } from '@/lib/contract/unread';

/**
 * What `draw` gives; where a field that it reads could not be read, `-` with a mark that says why. `href`: where the
 * mark leads, in the cell that links to its row's record.
 */
export function readable(draw: () => ReactNode, href?: () => string): ReactNode {
  const result = attempt(draw);
  return result.ok ? result.value : <Unread fault={result.fault} href={href && orNull(href)} />;
}

/** In place of a value that could not be read. */
export function Unread({ fault, href = null }: { fault: FieldFault; href?: string | null | undefined }) {
  const words = unreadWords(fault);
  const mark = (
    <span data-slot="unread" title={words} className="inline-flex items-center gap-1 text-warning">
      <span aria-hidden>-</span>
      <TriangleAlert aria-hidden className="size-3.5" />
      <span className="sr-only">{words}</span>
    </span>
  );
  if (!href) return mark;
  return (
    <Link href={href} prefetch={false} data-row-link="" className="block rounded-sm hover:underline">
      {mark}
    </Link>
  );
}

/** In place of a chart, a card or a sum that needs a field that could not be read. */
export function CannotBeShown({ what, fault }: { what: string; fault: FieldFault }) {
  return (
    <p
      data-slot="unread"
      className="flex flex-wrap items-center gap-x-2 gap-y-1 px-6 pb-6 text-sm text-warning max-sm:px-4"
    >
      <TriangleAlert aria-hidden className="size-3.5" />
      {`${what} cannot be shown`}
      <span className="font-mono text-xs break-all">{faultWords(fault)}</span>
    </p>
  );
}

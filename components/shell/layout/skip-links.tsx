'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import type { MouseEvent } from 'react';
import { tableInUse } from '@/components/list/list-store';
import { isList } from '@/lib/breadcrumbs';

/** The first tab stops of a screen, seen while focused: over the navigation to its content, search and rows. */
export function SkipLinks() {
  // A printed sheet has neither search nor rows to use.
  const isSheet = useSearchParams().has('print');
  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      {isList(usePathname()) && !isSheet && (
        <>
          <SkipLink href="#list-search">Skip to search</SkipLink>
          <SkipLink href="#list-rows" onClick={enterRows}>
            Skip to rows
          </SkipLink>
        </>
      )}
    </>
  );
}

type Props = { href: string; onClick?: (event: MouseEvent) => void; children: string };

function SkipLink({ href, onClick, children }: Props) {
  return (
    <a
      href={href}
      onClick={onClick}
      className="absolute top-2 left-2 z-50 rounded-md bg-popover px-3 py-2 not-focus:sr-only"
    >
      {children}
    </a>
  );
}

/** Without rows the link leads to the table. */
function enterRows(event: MouseEvent): void {
  if (tableInUse()?.step(0)) event.preventDefault();
}

'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { isList } from '@/lib/navigation';

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
          <SkipLink href="#list-rows">Skip to rows</SkipLink>
        </>
      )}
    </>
  );
}

function SkipLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="absolute top-2 left-2 z-50 rounded-md bg-popover px-3 py-2 not-focus:sr-only">
      {children}
    </a>
  );
}

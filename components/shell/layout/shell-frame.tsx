'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type ComponentProps, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { runShortcut } from '@/components/navigation/shortcuts';
import { Separator } from '@/components/ui/separator';
import { SidebarInset, SidebarProvider, SidebarTrigger } from '@/components/ui/sidebar';
import { isList } from '@/lib/breadcrumbs';
import { useHeadingFocus } from './use-heading-focus';
import { useKeptFocus } from './use-kept-focus';

type Props = {
  defaultOpen: boolean;
  sidebar: ReactNode;
  breadcrumbs: ReactNode;
  search: ReactNode;
  children: ReactNode;
};

export function ShellFrame({ defaultOpen, sidebar, breadcrumbs, search, children }: Props) {
  const main = useRef<HTMLElement>(null);
  const address = `${usePathname()}?${useSearchParams()}`;
  useReloadEmptyPage(main, address);
  useHeadingFocus(address);
  return (
    <SidebarProvider defaultOpen={defaultOpen}>
      <SkipLinks />
      {sidebar}
      <SidebarInset>
        <header className="flex h-12 items-center border-b px-4 print:hidden">
          <SidebarTrigger />
          <Separator orientation="vertical" className="mx-3 max-h-4" />
          {breadcrumbs}
          {search}
        </header>
        <main ref={main} id="content" tabIndex={-1} className="outline-none" {...useKeptFocus(main)}>
          {children}
        </main>
      </SidebarInset>
    </SidebarProvider>
  );
}

/** After this time, an empty page is reloaded. A redirect also shows an empty page, but for less time. */
const EMPTY_FOR_MS = 1_000;

/** Next.js discards a prefetch from a newer build and shows an empty page, which a reload fixes. */
function useReloadEmptyPage(main: RefObject<HTMLElement | null>, address: string): void {
  const previous = useRef(address);
  useEffect(() => {
    if (previous.current === address) return;
    previous.current = address;
    const timer = setTimeout(() => isEmpty(main.current) && location.reload(), EMPTY_FOR_MS);
    return () => clearTimeout(timer);
  }, [address, main]);
}

/** True also if a record's heading has no screen below it. */
function isEmpty(main: HTMLElement | null): boolean {
  const [first] = main?.children ?? [];
  return main !== null && (!first || first.lastElementChild?.getAttribute('data-slot') === 'record-head');
}

function SkipLinks() {
  // A print sheet needs no skip links, because it has neither a search box nor rows that can be focused.
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

function SkipLink(props: ComponentProps<'a'>) {
  return <a className="absolute top-2 left-2 z-50 rounded-md bg-popover px-3 py-2 not-focus:sr-only" {...props} />;
}

/** Focuses the first row. Without rows, the browser follows the link to the table. */
function enterRows(event: MouseEvent): void {
  if (runShortcut('rows')) event.preventDefault();
}

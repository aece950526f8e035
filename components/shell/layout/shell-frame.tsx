'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, useRef } from 'react';
import { useIntent } from '@/components/shell/prefetch/use-intent';
import { SidebarInset, SidebarTrigger } from '@/components/ui/sidebar';
import { SidebarProvider } from '@/components/ui/sidebar-provider';
import { SkipLinks } from './skip-links';
import { useReloadEmptyPage } from './use-reload-empty-page';

type Props = {
  defaultOpen: boolean;
  sidebar: ReactNode;
  breadcrumbs: ReactNode;
  search: ReactNode;
  children: ReactNode;
};

/** Sidebar, header and page of every screen behind the sign-in. */
export function ShellFrame({ defaultOpen, sidebar, breadcrumbs, search, children }: Props) {
  const main = useRef<HTMLElement>(null);
  const address = `${usePathname()}?${useSearchParams()}`;
  useReloadEmptyPage(main, address);
  const intent = useIntent();
  return (
    <SidebarProvider defaultOpen={defaultOpen} {...intent}>
      <SkipLinks />
      {sidebar}
      <SidebarInset>
        <header className="flex h-12 items-center border-b px-4 print:hidden">
          <SidebarTrigger />
          <span aria-hidden className="mx-3 h-4 w-px bg-border" />
          {breadcrumbs}
          {search}
        </header>
        <main ref={main} id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </SidebarInset>
    </SidebarProvider>
  );
}

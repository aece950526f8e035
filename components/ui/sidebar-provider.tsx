'use client';

import { cx } from 'class-variance-authority';
import { usePathname } from 'next/navigation';
import { type ComponentProps, createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { isCommand } from './latin-key';
import { Sheet, useSheet } from './sheet';
import { sidebarCookie } from './sidebar-cookie';
import { useWindowEvent } from './use-window-event';

const MOBILE = '(width < 48rem)';

type SidebarState = {
  /** Collapsed is the icon rail. */
  state: 'expanded' | 'collapsed';
  openMobile: boolean;
  toggleSidebar: () => void;
};

const SidebarContext = createContext<SidebarState | null>(null);

export function useSidebar(): SidebarState {
  const sidebar = useContext(SidebarContext);
  if (!sidebar) throw new Error('useSidebar is used outside of SidebarProvider');
  return sidebar;
}

type ProviderProps = ComponentProps<'div'> & {
  defaultOpen: boolean;
};

/** Its state is in a cookie, so the first HTML has it. */
export function SidebarProvider(props: ProviderProps) {
  return (
    <Sheet>
      <SidebarWrapper {...props} />
    </Sheet>
  );
}

function SidebarWrapper({ defaultOpen, className, ...props }: ProviderProps) {
  const [open, setOpen] = useState(defaultOpen);
  const { open: openMobile, setOpen: setOpenMobile } = useSheet();
  const pathname = usePathname();

  const toggleSidebar = useCallback(() => {
    if (matchMedia(MOBILE).matches) setOpenMobile();
    else {
      document.cookie = sidebarCookie(!open, { isHttps: location.protocol === 'https:' });
      setOpen(!open);
    }
  }, [open, setOpenMobile]);

  useWindowEvent('keydown', (event) => {
    if (!isCommand(event, 'b')) return;
    event.preventDefault();
    toggleSidebar();
  });

  // The sheet is a popover of the browser, which keeps it open when the page below changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes it
  useEffect(() => setOpenMobile(false), [pathname, setOpenMobile]);

  const state = open ? 'expanded' : 'collapsed';
  const sidebar = useMemo(() => ({ state, openMobile, toggleSidebar }) as const, [state, openMobile, toggleSidebar]);
  return (
    <SidebarContext value={sidebar}>
      <div
        data-slot="sidebar-wrapper"
        data-state={state}
        className={cx('flex min-h-dvh bg-sidebar print:block', className)}
        {...props}
      />
    </SidebarContext>
  );
}

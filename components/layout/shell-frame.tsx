'use client';

import { Menu, PanelLeft } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { SIDEBAR_COOKIE, SIDEBAR_COOKIE_SECONDS, type SidebarState } from './sidebar-state';

const WIDE = '(min-width: 80rem)';
const MOBILE = '(width < 64rem)';

/** The sidebar's role: beside the page, or a modal dialog over it. */
const BESIDE = { role: 'complementary', 'aria-label': 'Sidebar' } as const;
const OVER = { role: 'dialog', 'aria-label': 'Sidebar', 'aria-modal': true } as const;

type Props = { initial: SidebarState; sidebar: ReactNode; breadcrumbs: ReactNode; children: ReactNode };

/** Sidebar, header and page side by side. Ctrl/Cmd+B toggles; on mobile the sidebar is a popover that slides over. */
export function ShellFrame({ initial, sidebar, breadcrumbs, children }: Props) {
  const [state, setState] = useState(initial);
  const [covered, setCovered] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const pathname = usePathname();

  const toggle = useCallback(() => {
    if (matchMedia(MOBILE).matches) {
      panel.current?.togglePopover();
      return;
    }
    setState((before) => {
      const open = before === 'auto' ? matchMedia(WIDE).matches : before === 'open';
      document.cookie = `${SIDEBAR_COOKIE}=${!open}; path=/; max-age=${SIDEBAR_COOKIE_SECONDS}; samesite=lax`;
      return open ? 'closed' : 'open';
    });
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      toggle();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [toggle]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: navigation closes the panel
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [pathname]);

  // The page beneath is inert: the focus moves into the panel, and back when the panel closes.
  useEffect(() => {
    if (!covered) return;
    panel.current?.focus();
    return () => opener.current?.focus();
  }, [covered]);

  return (
    <div className="shell" data-sidebar={state}>
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <div
        id="sidebar"
        ref={panel}
        popover="auto"
        tabIndex={-1}
        {...(covered ? OVER : BESIDE)}
        className="shell-sidebar"
        onToggle={(event) => setCovered(event.newState === 'open')}
      >
        {sidebar}
      </div>
      <div className="shell-page" inert={covered}>
        <header className="shell-header">
          <button
            ref={opener}
            type="button"
            popoverTarget="sidebar"
            aria-label="Open sidebar"
            className={buttonVariants({ variant: 'ghost', size: 'icon-sm', className: 'lg:hidden' })}
          >
            <Menu aria-hidden className="size-4 coarse:size-5" />
          </button>
          <button
            type="button"
            aria-label="Toggle sidebar"
            aria-keyshortcuts="Control+B Meta+B"
            data-tip="Toggle sidebar (Ctrl+B)"
            onClick={toggle}
            className={buttonVariants({
              variant: 'ghost',
              size: 'icon-sm',
              className: 'max-lg:hidden noscript:hidden',
            })}
          >
            <PanelLeft aria-hidden className="size-4 text-muted-foreground" />
          </button>
          <span aria-hidden className="mx-3 h-4 w-px bg-border" />
          {breadcrumbs}
        </header>
        <main id="content" tabIndex={-1} className="outline-none">
          {children}
        </main>
      </div>
    </div>
  );
}

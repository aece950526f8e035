'use client';

import { cx } from 'class-variance-authority';
import { usePathname } from 'next/navigation';
import { type ComponentProps, createContext, useContext, useMemo, useState, useSyncExternalStore } from 'react';
import { buttonVariants } from './button-variants';
import { isCommand } from './latin-key';
import { part } from './part';
import { Sheet, SheetContent, SheetTrigger } from './sheet';
import styles from './sidebar.module.css';
import { sidebarCookie } from './sidebar-cookie';
import { LinkOrChild, Slot } from './slot';
import { Tooltip, TooltipContent, TooltipTrigger } from './tooltip';
import { useWindowEvent } from './use-window-event';

const MOBILE = '(width < 48rem)';

type SidebarState = {
  /** `collapsed` shows icons only. */
  state: 'expanded' | 'collapsed';
  open: boolean;
  setOpen: (open: boolean) => void;
  isMobile: boolean;
  openMobile: boolean;
  setOpenMobile: (open: boolean) => void;
  toggleSidebar: () => void;
};

const SidebarContext = createContext<SidebarState | null>(null);

export function useSidebar(): SidebarState {
  const sidebar = useContext(SidebarContext);
  if (!sidebar) throw new Error('useSidebar must be used inside <SidebarProvider>');
  return sidebar;
}

type ProviderProps = ComponentProps<'div'> & {
  defaultOpen?: boolean;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

/** A sidebar on the left that collapses to icons. The server reads its state from a cookie. */
export function SidebarProvider(props: ProviderProps) {
  const { defaultOpen = true, open: controlled, onOpenChange, className, children, ...others } = props;
  const [uncontrolled, setUncontrolled] = useState(defaultOpen);
  const [openMobile, setOpenMobile] = useState(false);
  const isMobile = useSyncExternalStore(
    watchWidth,
    () => matchMedia(MOBILE).matches,
    () => false,
  );
  const open = controlled ?? uncontrolled;

  const pathname = usePathname();
  const [shownPath, setShownPath] = useState(pathname);
  if (pathname !== shownPath) {
    setShownPath(pathname);
    setOpenMobile(false);
  }

  const sidebar = useMemo(() => {
    const setOpen = (next: boolean) => {
      document.cookie = sidebarCookie(next, { isHttps: location.protocol === 'https:' });
      setUncontrolled(next);
      onOpenChange?.(next);
    };
    const toggleSidebar = () => (isMobile ? setOpenMobile(!openMobile) : setOpen(!open));
    const state = open ? 'expanded' : 'collapsed';
    return { state, open, setOpen, isMobile, openMobile, setOpenMobile, toggleSidebar } as const;
  }, [open, onOpenChange, isMobile, openMobile]);

  useWindowEvent('keydown', (event) => {
    if (!isCommand(event, 'b')) return;
    event.preventDefault();
    sidebar.toggleSidebar();
  });

  return (
    <SidebarContext value={sidebar}>
      <Sheet open={openMobile} onOpenChange={setOpenMobile}>
        <div
          data-slot="sidebar-wrapper"
          data-state={sidebar.state}
          className={cx('flex min-h-dvh bg-sidebar print:block', className)}
          {...others}
        >
          {children}
        </div>
      </Sheet>
    </SidebarContext>
  );
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(MOBILE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

type SidebarProps = Omit<ComponentProps<typeof SheetContent>, 'side' | 'variant'> & {
  side?: 'left';
  collapsible?: 'icon';
};

/** A column of 260 px, or 64 px when collapsed; below 768 px a sheet. */
export function Sidebar({ side = 'left', collapsible = 'icon', className, ...props }: SidebarProps) {
  return (
    <SheetContent
      side={side}
      variant="sidebar"
      role="complementary"
      aria-label="Sidebar"
      data-slot="sidebar"
      data-collapsible={useSidebar().open ? '' : collapsible}
      className={cx(
        styles.sidebar,
        'shrink-0 flex-col md:sticky md:z-30 md:flex md:w-65 md:pr-[3px] rail:w-16 print:hidden',
        className,
      )}
      {...props}
    />
  );
}

/** Below 768 px it opens the sheet, even without JavaScript; in wider windows it expands or collapses the sidebar. */
export function SidebarTrigger({ className, onClick, ...props }: Omit<ComponentProps<'button'>, 'ref'>) {
  const { toggleSidebar } = useSidebar();
  const button = buttonVariants({ variant: 'ghost', size: 'icon-sm', className });
  return (
    <>
      <SheetTrigger
        aria-label="Open sidebar"
        className={cx(button, 'before:icon-menu md:hidden coarse:before:size-5')}
        onClick={onClick}
        {...props}
      />
      <Tooltip>
        <TooltipTrigger
          data-slot="sidebar-trigger"
          aria-label="Toggle sidebar"
          aria-keyshortcuts="Control+B Meta+B"
          onClick={(event) => {
            onClick?.(event);
            toggleSidebar();
          }}
          className={cx(button, 'before:icon-panel-left before:text-muted-foreground max-md:hidden noscript:hidden')}
          {...props}
        />
        <TooltipContent>Toggle sidebar (Ctrl+B)</TooltipContent>
      </Tooltip>
    </>
  );
}

/** The page beside the sidebar. It is inert while the sidebar is open as a sheet. */
export function SidebarInset({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="sidebar-inset"
      inert={useSidebar().openMobile}
      className={cx('flex min-w-0 flex-1 flex-col bg-background', className)}
      {...props}
    />
  );
}

export const SidebarHeader = part('div', 'sidebar-header', 'flex-none');
export const SidebarContent = part('div', 'sidebar-content', 'grow px-2 py-3 rail:px-3');

export const SidebarFooter = part(
  'div',
  'sidebar-footer',
  'sticky bottom-0 border-t border-sidebar-border bg-sidebar p-2 md:-mr-[3px] rail:px-3',
);

export const SidebarGroup = part('div', 'sidebar-group', 'flex flex-col gap-0.5');
export const SidebarGroupLabel = part(
  'p',
  'sidebar-group-label',
  'px-2 pt-4 pb-1.5 text-sm text-muted-foreground rail:hidden',
);

export const SidebarMenu = part('ul', 'sidebar-menu', 'flex flex-col gap-0.5 text-sm');

const HEIGHTS = { default: 'h-8 coarse:h-11', sm: 'h-7 coarse:h-11', lg: 'h-12' };

type MenuButtonProps = ComponentProps<'button'> & {
  asChild?: boolean;
  isActive?: boolean;
  size?: 'default' | 'sm' | 'lg';
  tooltip?: string | ComponentProps<typeof TooltipContent>;
};

export function SidebarMenuButton({
  asChild = false,
  isActive,
  size = 'default',
  tooltip,
  className,
  ...props
}: MenuButtonProps) {
  const { state, isMobile } = useSidebar();
  const Comp = asChild ? Slot : 'button';
  const button = (
    <Comp
      data-slot="sidebar-menu-button"
      data-active={isActive || undefined}
      className={cx(HEIGHTS[size], className)}
      {...props}
    />
  );
  if (!tooltip) return button;
  return (
    <Tooltip>
      <TooltipTrigger asChild data-delay={0}>
        {button}
      </TooltipTrigger>
      <TooltipContent
        side="right"
        hidden={state === 'expanded' || isMobile}
        {...(typeof tooltip === 'string' ? { children: tooltip } : tooltip)}
      />
    </Tooltip>
  );
}

export const SidebarMenuSub = part(
  'ul',
  'sidebar-menu-sub',
  'mt-0.5 mb-1 ml-4 flex flex-col gap-px border-l border-sidebar-border pl-2.5',
);

type SubButtonProps = ComponentProps<typeof LinkOrChild> & { isActive?: boolean };

export function SidebarMenuSubButton({ isActive, className, ...props }: SubButtonProps) {
  return (
    <LinkOrChild
      data-slot="sidebar-menu-sub-button"
      data-active={isActive || undefined}
      className={cx('h-7 coarse:h-11', className)}
      {...props}
    />
  );
}

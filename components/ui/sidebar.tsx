'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { buttonVariants } from './button-variants';
import { part } from './part';
import { SheetContent, SheetTrigger } from './sheet';
import styles from './sidebar.module.css';
import { useSidebar } from './sidebar-provider';
import { LinkOrChild, Slot } from './slot';

/** A column of 260 px, or 64 px as the rail; below 768 px a sheet. */
export function Sidebar({ className, ...props }: ComponentProps<'div'>) {
  return (
    <SheetContent
      side="left"
      variant="sidebar"
      role="complementary"
      aria-label="Sidebar"
      data-slot="sidebar"
      className={cx(
        styles.sidebar,
        'shrink-0 flex-col md:sticky md:z-30 md:flex md:w-65 md:pr-[3px] rail:w-16 print:hidden',
        className,
      )}
      {...props}
    />
  );
}

/** Opens the sheet, also without JavaScript; from 768 px toggles between sidebar and rail. */
export function SidebarTrigger() {
  return (
    <>
      <SheetTrigger
        aria-label="Open sidebar"
        className={buttonVariants({
          variant: 'ghost',
          size: 'icon-sm',
          className: 'before:icon-menu md:hidden coarse:before:size-5',
        })}
      />
      <button
        type="button"
        data-slot="sidebar-trigger"
        aria-label="Toggle sidebar"
        aria-keyshortcuts="Control+B Meta+B"
        data-tip="Toggle sidebar (Ctrl+B)"
        onClick={useSidebar().toggleSidebar}
        className={buttonVariants({
          variant: 'ghost',
          size: 'icon-sm',
          className: 'before:icon-panel-left before:text-muted-foreground max-md:hidden noscript:hidden',
        })}
      />
    </>
  );
}

/** Inert under the sheet. */
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

export const SidebarMenuItem = part('li', 'sidebar-menu-item');

type MenuButtonProps = ComponentProps<'button'> & {
  asChild?: boolean;
  isActive?: boolean;
  size?: 'default' | 'lg';
  tooltip?: string;
};

export function SidebarMenuButton({ asChild = false, isActive, size, tooltip, className, ...props }: MenuButtonProps) {
  const Comp = asChild ? Slot : 'button';
  return (
    <Comp
      data-slot="sidebar-menu-button"
      data-active={isActive || undefined}
      data-tip-rail={tooltip}
      className={cx(size === 'lg' ? 'h-12' : 'h-8 coarse:h-11', className)}
      {...props}
    />
  );
}

export const SidebarMenuSub = part(
  'ul',
  'sidebar-menu-sub',
  'mt-0.5 mb-1 ml-4 flex flex-col gap-px border-l border-sidebar-border pl-2.5',
);

export const SidebarMenuSubItem = part('li', 'sidebar-menu-sub-item');

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

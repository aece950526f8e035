'use client';

import { type ReactNode, type RefObject, useRef, useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuPortal,
  DropdownMenuSubContent,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

type Props = {
  label: string;
  button: RefObject<HTMLButtonElement | null>;
  firstItem: RefObject<HTMLDivElement | null>;
  container: HTMLElement | null;
  side?: 'top' | 'bottom';
  align?: 'start' | 'end';
  onOpenChange: (isOpen: boolean) => void;
  /** Called when the menu is closed and its button has the focus again. */
  onClosed?: () => void;
  children: ReactNode;
};

export function Menu({ label, button, firstItem, onOpenChange, onClosed, children, ...placed }: Props) {
  const { container, side = 'bottom', align = 'end' } = placed;
  const [focused] = useState(() => document.activeElement);
  const entersFirst = useRef(focused?.matches(':focus-visible') ?? false);
  return (
    <DropdownMenu open onOpenChange={onOpenChange} modal={false}>
      <DropdownMenuTrigger asChild>
        <span aria-hidden tabIndex={-1} className="pointer-events-none absolute inset-0" />
      </DropdownMenuTrigger>
      <DropdownMenuContent
        aria-label={label}
        aria-labelledby={undefined}
        container={container}
        side={side}
        align={align}
        onFocus={({ target, currentTarget }) => {
          // Radix does not focus the first item if the key was pressed before the menu had loaded.
          if (!entersFirst.current || target !== currentTarget) return;
          entersFirst.current = false;
          firstItem.current?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (focused instanceof HTMLElement && focused !== document.body) focused.focus();
          else button.current?.focus();
          onClosed?.();
        }}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
        }}
      >
        {children}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const MENU_WIDTH = 252;

/** The submenu covers its parent item if the window is too narrow for two menus side by side. */
export function Submenu({ container, children }: { container: HTMLElement | null; children: ReactNode }) {
  const isNarrow = window.innerWidth < 2 * MENU_WIDTH + 40;
  return (
    <DropdownMenuPortal container={container}>
      <DropdownMenuSubContent {...(isNarrow && { sideOffset: 8 - MENU_WIDTH })}>{children}</DropdownMenuSubContent>
    </DropdownMenuPortal>
  );
}

'use client';

import { type ComponentProps, createContext, type ReactNode, type RefObject, useContext, useRef } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuPortal,
  DropdownMenuSubContent,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

export type MenuProps = {
  /** Opened from the keyboard: its first item gets the focus. */
  byKeyboard: boolean;
  onOpenChange: (open: boolean) => void;
  button: RefObject<HTMLButtonElement | null>;
};

type Props = MenuProps & {
  label: string;
  side?: 'top' | 'bottom';
  align?: 'start' | 'end';
  /** Where it is rendered; else beside its button. */
  container?: HTMLElement;
  /** Gets the focus back; else the button does. */
  focused?: HTMLElement;
  children: ReactNode;
};

/** Menus are rendered beside their buttons: inside the landmark, and above a panel that covers the page. */
const Container = createContext<HTMLElement | null>(null);

/** An open menu at the button that imported it. Radix handles arrow keys, type-ahead (1 s), Escape and focus. */
export function LazyMenu({ onOpenChange, byKeyboard, button, label, side = 'bottom', align = 'end', ...props }: Props) {
  const { focused, children } = props;
  const entered = useRef(!byKeyboard);
  const container = props.container ?? button.current?.parentElement ?? null;
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
          // Radix had not rendered when the key opened the menu.
          if (entered.current || target !== currentTarget) return;
          entered.current = true;
          // biome-ignore lint/plugin: Radix makes the items, and says of none that it is the first
          currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          (focused ?? button.current)?.focus();
        }}
        onInteractOutside={(event) => {
          if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
        }}
      >
        <Container value={container}>{children}</Container>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const MENU_WIDTH = 252;

/** The content of a submenu: beside its item, or over it where two menus do not fit side by side. */
export function LazySubmenu(props: ComponentProps<typeof DropdownMenuSubContent>) {
  const narrow = window.innerWidth < 2 * MENU_WIDTH + 40;
  return (
    <DropdownMenuPortal container={useContext(Container)}>
      <DropdownMenuSubContent {...(narrow && { sideOffset: 8 - MENU_WIDTH })} {...props} />
    </DropdownMenuPortal>
  );
}

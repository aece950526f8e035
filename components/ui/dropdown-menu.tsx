'use client';

import { Check, ChevronRight, type LucideIcon } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { type ComponentProps, createContext, type ReactNode, type RefObject, useContext, useRef } from 'react';
import { cn } from './cn';

export type MenuProps = {
  /** Opened from the keyboard: its first item gets the focus. */
  byKeyboard: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opened the menu: its anchor, to which the focus returns. */
  button: RefObject<HTMLButtonElement | null>;
};

type Props = MenuProps & { label: string; side?: 'top' | 'bottom'; align?: 'start' | 'end'; children: ReactNode };

/** Menus are rendered beside their buttons: inside the landmark, and above a panel that covers the page. */
const Container = createContext<HTMLElement | null>(null);

/** An open menu at its button. Radix handles arrow keys, type-ahead (1 s), Escape and focus. */
export function Menu({ onOpenChange, byKeyboard, button, label, side = 'bottom', align = 'end', children }: Props) {
  const entered = useRef(!byKeyboard);
  const container = button.current?.parentElement ?? null;
  return (
    <DropdownMenu.Root open onOpenChange={onOpenChange} modal={false}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden tabIndex={-1} className="pointer-events-none absolute inset-0" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <DropdownMenu.Content
          aria-label={label}
          aria-labelledby={undefined}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="menu"
          onFocus={({ target, currentTarget }) => {
            // Radix had not rendered when the key opened the menu.
            if (entered.current || target !== currentTarget) return;
            entered.current = true;
            currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
          }}
        >
          <Container value={container}>{children}</Container>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export function MenuItem({
  note,
  children,
  className,
  ...props
}: ComponentProps<typeof DropdownMenu.Item> & { note?: ReactNode }) {
  return (
    <DropdownMenu.Item className={cn('menu-item', className)} {...props}>
      {children}
      {note !== undefined && <span className="ml-auto pl-4 text-xs text-muted-foreground">{note}</span>}
    </DropdownMenu.Item>
  );
}

export const MenuRadioGroup = DropdownMenu.RadioGroup;

export function MenuRadioItem({ children, ...props }: ComponentProps<typeof DropdownMenu.RadioItem>) {
  return (
    <DropdownMenu.RadioItem className="menu-item" {...props}>
      <span className="grid size-4 place-items-center">
        <DropdownMenu.ItemIndicator>
          <Check aria-hidden className="size-4 stroke-2 text-primary" />
        </DropdownMenu.ItemIndicator>
      </span>
      {children}
    </DropdownMenu.RadioItem>
  );
}

export function MenuCheckItem({ children, ...props }: ComponentProps<typeof DropdownMenu.CheckboxItem>) {
  return (
    <DropdownMenu.CheckboxItem className="menu-item" {...props}>
      <span className="grid size-4 place-items-center">
        <DropdownMenu.ItemIndicator>
          <Check aria-hidden className="size-4 stroke-2 text-primary" />
        </DropdownMenu.ItemIndicator>
      </span>
      {children}
    </DropdownMenu.CheckboxItem>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-2 pt-2 pb-1 text-xs text-muted-foreground">{children}</DropdownMenu.Label>;
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-border" />;
}

const MENU_WIDTH = 252;

/** An item that opens a submenu beside it, or over it where two menus do not fit side by side. */
export function MenuSub(props: { icon: LucideIcon; label: string; note: string; children: ReactNode }) {
  const { icon: Icon, label, note, children } = props;
  const narrow = window.innerWidth < 2 * MENU_WIDTH + 40;
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className="menu-item">
        <Icon aria-hidden className="size-4 text-muted-foreground" />
        {label}
        <span className="ml-auto pl-4 text-xs text-muted-foreground">{note}</span>
        <ChevronRight aria-hidden className="-mr-1 size-3.5 text-muted-foreground" />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.Portal container={useContext(Container)}>
        <DropdownMenu.SubContent
          className="menu max-h-[70vh] overflow-y-auto"
          sideOffset={narrow ? 8 - MENU_WIDTH : 6}
          collisionPadding={8}
        >
          {children}
        </DropdownMenu.SubContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Sub>
  );
}

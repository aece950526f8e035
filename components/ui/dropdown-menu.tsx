'use client';

import { Check, ChevronRight } from 'lucide-react';
import { DropdownMenu as DropdownMenuPrimitive } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import styles from './dropdown-menu.module.css';
import { part } from './merged-part';

const surface = `${styles.surface} z-50 w-63 overflow-x-hidden overflow-y-auto rounded-lg border bg-popover p-1 shadow-md`;

const row =
  'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-sm px-2 text-sm select-none focus-visible:-outline-offset-2 data-disabled:opacity-38 data-highlighted:bg-accent coarse:min-h-11';

export const DropdownMenu = DropdownMenuPrimitive.Root;
export const DropdownMenuPortal = DropdownMenuPrimitive.Portal;
export const DropdownMenuTrigger = DropdownMenuPrimitive.Trigger;

type ContentProps = ComponentProps<typeof DropdownMenuPrimitive.Content> & {
  container?: ComponentProps<typeof DropdownMenuPrimitive.Portal>['container'];
};

export function DropdownMenuContent({ className, container, ...props }: ContentProps) {
  return (
    <DropdownMenuPrimitive.Portal container={container}>
      <DropdownMenuPrimitive.Content
        data-slot="dropdown-menu-content"
        sideOffset={6}
        collisionPadding={8}
        className={cn(surface, 'max-h-(--radix-dropdown-menu-content-available-height)', className)}
        {...props}
      />
    </DropdownMenuPrimitive.Portal>
  );
}

export const DropdownMenuItem = part(DropdownMenuPrimitive.Item, 'dropdown-menu-item', row);

const CheckboxItem = part(DropdownMenuPrimitive.CheckboxItem, 'dropdown-menu-checkbox-item', row);

export function DropdownMenuCheckboxItem({ children, ...props }: ComponentProps<typeof CheckboxItem>) {
  return (
    <CheckboxItem {...props}>
      <Indicator />
      {children}
    </CheckboxItem>
  );
}

export const DropdownMenuRadioGroup = DropdownMenuPrimitive.RadioGroup;

const RadioItem = part(DropdownMenuPrimitive.RadioItem, 'dropdown-menu-radio-item', row);

export function DropdownMenuRadioItem({ children, ...props }: ComponentProps<typeof RadioItem>) {
  return (
    <RadioItem {...props}>
      <Indicator />
      {children}
    </RadioItem>
  );
}

function Indicator() {
  return (
    <span className="grid size-4 place-items-center">
      <DropdownMenuPrimitive.ItemIndicator>
        <Check aria-hidden className="stroke-2 text-primary" />
      </DropdownMenuPrimitive.ItemIndicator>
    </span>
  );
}

export const DropdownMenuLabel = part(
  DropdownMenuPrimitive.Label,
  'dropdown-menu-label',
  'px-2 pt-2 pb-1 text-xs text-muted-foreground',
);

export const DropdownMenuSeparator = part(
  DropdownMenuPrimitive.Separator,
  'dropdown-menu-separator',
  '-mx-1 my-1 h-px bg-border',
);

export const DropdownMenuShortcut = part(
  'span',
  'dropdown-menu-shortcut',
  'ml-auto pl-4 text-xs text-muted-foreground',
);

export const DropdownMenuSub = DropdownMenuPrimitive.Sub;

const SubTrigger = part(DropdownMenuPrimitive.SubTrigger, 'dropdown-menu-sub-trigger', row);

export function DropdownMenuSubTrigger({ children, ...props }: ComponentProps<typeof SubTrigger>) {
  return (
    <SubTrigger {...props}>
      {children}
      <ChevronRight aria-hidden data-slot="dropdown-menu-chevron" className="-mr-1 size-3.5" />
    </SubTrigger>
  );
}

export const DropdownMenuSubContent = part(
  DropdownMenuPrimitive.SubContent,
  'dropdown-menu-sub-content',
  `${surface} max-h-[70vh]`,
  { sideOffset: 6, collisionPadding: 8 },
);

'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import { type ComponentProps, createContext, type ReactNode, useContext, useEffect } from 'react';
import { part } from './part';
import styles from './sheet.module.css';
import { ButtonOrChild } from './slot';
import { type NativePopover, type OpenProps, useNativePopover } from './use-native-popover';

const SheetContext = createContext<NativePopover | null>(null);

function useSheet(): NativePopover {
  const sheet = useContext(SheetContext);
  if (!sheet) throw new Error('This component must be inside <Sheet>');
  return sheet;
}

/** A native popover, which works without JavaScript. It slides in only from the left or right. */
export function Sheet({ children, ...props }: OpenProps & { children: ReactNode }) {
  return <SheetContext value={useNativePopover(props)}>{children}</SheetContext>;
}

export function SheetTrigger(props: Omit<ComponentProps<typeof ButtonOrChild>, 'ref'>) {
  const { id, trigger } = useSheet();
  return <ButtonOrChild ref={trigger} popoverTarget={id} data-slot="sheet-trigger" {...props} />;
}

export const sheetVariants = cva(
  `${styles.sheet} fixed m-0 overflow-x-hidden overflow-y-auto border-0 p-0 outline-none`,
  {
    variants: {
      side: {
        left: 'inset-y-0 right-auto left-0 h-dvh w-72 border-r',
        right: 'inset-y-0 right-0 left-auto h-dvh w-72 border-l',
      },
      variant: {
        default: 'bg-background text-foreground',
        sidebar: 'border-sidebar-border bg-sidebar text-sidebar-foreground',
      },
    },
    defaultVariants: { side: 'right', variant: 'default' },
  },
);

type ContentProps = Omit<ComponentProps<'div'>, 'ref' | 'id'> & VariantProps<typeof sheetVariants>;

/** Open, it is a modal dialog: the rest of the page must be inert, which SidebarInset sees to. */
export function SheetContent({ side, variant, className, ...props }: ContentProps) {
  const { id, open, content, trigger, onToggle } = useSheet();
  useEffect(() => {
    if (!open) return;
    const opener = trigger.current;
    return () => opener?.focus();
  }, [open, trigger]);
  return (
    <div
      ref={content}
      id={id}
      popover="auto"
      tabIndex={-1}
      data-slot="sheet-content"
      data-side={side}
      className={sheetVariants({ side, variant, className })}
      onToggle={(event) => {
        onToggle(event);
        if (event.newState === 'open') content.current?.focus();
      }}
      {...props}
      {...(open && { role: 'dialog', 'aria-modal': true })}
    />
  );
}

export const SheetHeader = part('div', 'sheet-header', 'flex flex-none flex-col gap-1.5');

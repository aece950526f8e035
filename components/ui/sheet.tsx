'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { part } from './part';
import styles from './sheet.module.css';

type SheetState = {
  id: string;
  open: boolean;
  setOpen: (open?: boolean) => void;
  content: RefObject<HTMLDivElement | null>;
  trigger: RefObject<HTMLButtonElement | null>;
  onToggle: (open: boolean) => void;
};

const SheetContext = createContext<SheetState | null>(null);

export function useSheet(): SheetState {
  const sheet = useContext(SheetContext);
  if (!sheet) throw new Error('A part of a sheet is outside of Sheet');
  return sheet;
}

/** A native popover, so it works without JavaScript. */
export function Sheet({ children }: { children: ReactNode }) {
  const id = useId();
  const [open, onToggle] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const setOpen = useCallback((next?: boolean) => void content.current?.togglePopover(next), []);
  const sheet = useMemo(() => ({ id, open, setOpen, content, trigger, onToggle }), [id, open, setOpen]);

  useEffect(() => {
    if (!open) return;
    content.current?.focus();
    return () => trigger.current?.focus();
  }, [open]);

  return <SheetContext value={sheet}>{children}</SheetContext>;
}

export function SheetTrigger(props: ComponentProps<'button'>) {
  const { id, trigger } = useSheet();
  return <button ref={trigger} type="button" popoverTarget={id} data-slot="sheet-trigger" {...props} />;
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

type ContentProps = ComponentProps<'div'> & VariantProps<typeof sheetVariants>;

/** A modal dialog while open; the page below must be inert, as SidebarInset is. */
export function SheetContent({ side, variant, className, ...props }: ContentProps) {
  const { id, open, content, onToggle } = useSheet();
  return (
    <div
      ref={content}
      id={id}
      popover="auto"
      tabIndex={-1}
      data-slot="sheet-content"
      data-side={side}
      className={sheetVariants({ side, variant, className })}
      onToggle={(event) => onToggle(event.newState === 'open')}
      {...props}
      {...(open && { role: 'dialog', 'aria-modal': true })}
    />
  );
}

export const SheetHeader = part('div', 'sheet-header', 'flex flex-none flex-col gap-1.5');

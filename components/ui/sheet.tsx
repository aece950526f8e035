'use client';

import { cva, cx, type VariantProps } from 'class-variance-authority';
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
import { Slot } from './slot';

type SheetState = {
  id: string;
  open: boolean;
  /** Without a value, the other way round. */
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

/** A panel at an edge of the window. It is a native popover, so it opens and closes with scripting off too. */
function Sheet({ onOpenChange, children }: { onOpenChange?: (open: boolean) => void; children: ReactNode }) {
  const id = useId();
  const [open, setShown] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const setOpen = useCallback((next?: boolean) => void content.current?.togglePopover(next), []);
  const onToggle = useCallback(
    (next: boolean) => {
      setShown(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const sheet = useMemo(() => ({ id, open, setOpen, content, trigger, onToggle }), [id, open, setOpen, onToggle]);

  useEffect(() => {
    if (!open) return;
    content.current?.focus();
    return () => trigger.current?.focus();
  }, [open]);

  return <SheetContext value={sheet}>{children}</SheetContext>;
}

function SheetTrigger({ asChild = false, ...props }: ComponentProps<'button'> & { asChild?: boolean }) {
  const { id, trigger } = useSheet();
  const Comp = asChild ? Slot : 'button';
  return <Comp ref={trigger} type="button" popoverTarget={id} data-slot="sheet-trigger" {...props} />;
}

function SheetClose({ asChild = false, ...props }: ComponentProps<'button'> & { asChild?: boolean }) {
  const Comp = asChild ? Slot : 'button';
  return (
    <Comp type="button" popoverTarget={useSheet().id} popoverTargetAction="hide" data-slot="sheet-close" {...props} />
  );
}

const sheetVariants = cva(
  'fixed m-0 overflow-x-hidden overflow-y-auto border-0 p-0 outline-none backdrop:bg-scrim open:flex open:flex-col open:shadow-lg open:transition-[translate] open:duration-200 open:ease-(--ease-out-soft)',
  {
    variants: {
      side: {
        left: 'inset-y-0 right-auto left-0 h-dvh w-72 border-r open:starting:-translate-x-full',
        right: 'inset-y-0 right-0 left-auto h-dvh w-72 border-l open:starting:translate-x-full',
        top: 'inset-x-0 top-0 bottom-auto w-full border-b open:starting:-translate-y-full',
        bottom: 'inset-x-0 top-auto bottom-0 w-full border-t open:starting:translate-y-full',
      },
      variant: {
        default: 'bg-background text-foreground',
        sidebar: 'border-sidebar-border bg-sidebar text-sidebar-foreground',
      },
    },
  },
);

/** A modal dialog while it is open; the page below has to be inert, as SidebarInset is. */
function SheetContent({
  side = 'right',
  variant = 'default',
  className,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof sheetVariants>) {
  const { id, open, content, onToggle } = useSheet();
  return (
    <div
      ref={content}
      id={id}
      popover="auto"
      tabIndex={-1}
      data-slot="sheet-content"
      className={sheetVariants({ side, variant, className })}
      onToggle={(event) => onToggle(event.newState === 'open')}
      {...props}
      {...(open && { role: 'dialog', 'aria-modal': true })}
    />
  );
}

function SheetHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="sheet-header" className={cx('flex flex-none flex-col gap-1.5', className)} {...props} />;
}

function SheetFooter({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="sheet-footer" className={cx('sticky bottom-0 mt-auto flex-none', className)} {...props} />;
}

function SheetTitle({ className, ...props }: ComponentProps<'h2'>) {
  return <h2 data-slot="sheet-title" className={cx('font-semibold text-foreground', className)} {...props} />;
}

function SheetDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="sheet-description" className={cx('text-sm text-muted-foreground', className)} {...props} />;
}

export {
  Sheet,
  SheetClose,
  SheetContent,
  SheetDescription,
  SheetFooter,
  SheetHeader,
  SheetTitle,
  SheetTrigger,
  sheetVariants,
};

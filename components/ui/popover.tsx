import { cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { popoverVariants } from './popover-variants';
import { Slot } from './slot';

/**
 * The browser's own popover, which opens and closes without scripting. A trigger names the content that it opens:
 * its `popoverTarget` is the content's `id`.
 */
export function Popover({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="popover" className={cx('contents [anchor-scope:--popover]', className)} {...props} />;
}

type TriggerProps = ComponentProps<'button'> & { popoverTarget: string; asChild?: boolean };

export function PopoverTrigger({ className, asChild = false, ...props }: TriggerProps) {
  const Comp = asChild ? Slot : 'button';
  return (
    <Comp
      data-slot="popover-trigger"
      {...(!asChild && { type: 'button' })}
      className={cx('[anchor-name:--popover]', className)}
      {...props}
    />
  );
}

type ContentProps = ComponentProps<'div'> & VariantProps<typeof popoverVariants> & { id: string };

export function PopoverContent({ side, align, className = 'w-72', ...props }: ContentProps) {
  return (
    <div
      data-slot="popover-content"
      popover="auto"
      className={cx(popoverVariants({ side, align }), 'p-4', className)}
      {...props}
    />
  );
}

export function PopoverHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="popover-header" className={cx('flex flex-col gap-1 text-sm', className)} {...props} />;
}

export function PopoverTitle({ className, ...props }: ComponentProps<'h2'>) {
  return <h2 data-slot="popover-title" className={cx('font-medium', className)} {...props} />;
}

export function PopoverDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="popover-description" className={cx('text-muted-foreground', className)} {...props} />;
}

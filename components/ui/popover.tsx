import { cx, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { part } from './part';
import { popoverVariants } from './popover-variants';

/** A native popover works without JavaScript. `popoverTarget` of the trigger is the content's `id`. */
export const Popover = part('div', 'popover', 'contents [anchor-scope:--popover]');

type TriggerProps = ComponentProps<'button'> & { popoverTarget: string };

export function PopoverTrigger({ className, ...props }: TriggerProps) {
  return (
    <button type="button" data-slot="popover-trigger" className={cx('[anchor-name:--popover]', className)} {...props} />
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

export const PopoverHeader = part('div', 'popover-header', 'flex flex-col gap-1 text-sm');
export const PopoverTitle = part('h2', 'popover-title', 'font-medium');
export const PopoverDescription = part('p', 'popover-description', 'text-muted-foreground');

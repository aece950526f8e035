import type { ComponentProps } from 'react';
import { cn } from './cn';

/** Choices of which one is taken. The items share a `name`, as in any form. */
export function RadioGroup({ className, ...props }: ComponentProps<'div'>) {
  return <div role="radiogroup" data-slot="radio-group" className={cn('grid gap-2', className)} {...props} />;
}

export function RadioGroupItem({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="radio"
      data-slot="radio-group-item"
      className={cn('size-4 shrink-0 accent-primary', className)}
      {...props}
    />
  );
}

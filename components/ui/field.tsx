import type { ComponentProps } from 'react';
import { cn } from './cn';
import { Label } from './label';
import { part } from './merged-part';
import { Separator } from './separator';

// A `div`, because a `fieldset` would put each field on a line of its own.
export const Field = part('div', 'field', 'flex w-full flex-col gap-2', { role: 'group' });
export const FieldLabel = part(Label, 'field-label');

export function FieldError({ children, ...props }: ComponentProps<'p'>) {
  if (!children) return null;
  return (
    <p
      data-slot="field-error"
      className="-mt-0.5 flex items-center gap-1.5 text-xs text-destructive [&>svg]:size-3.5"
      {...props}
    >
      {children}
    </p>
  );
}

export const FieldGroup = part('div', 'field-group', 'flex w-full flex-col gap-5');

export function FieldSeparator({ className, children, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="field-separator" className={cn('flex items-center gap-3 text-sm', className)} {...props}>
      <Separator className="flex-1" />
      <span className="text-muted-foreground">{children}</span>
      <Separator className="flex-1" />
    </div>
  );
}

import type { ComponentProps } from 'react';
import { cn } from './cn';
import { Label } from './label';
import { part } from './part';
import { Separator } from './separator';

export function Field({ className, ...props }: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would put each field on a line of its own
  return <div role="group" data-slot="field" className={cn('flex w-full flex-col gap-2', className)} {...props} />;
}

export function FieldLabel(props: ComponentProps<typeof Label>) {
  return <Label data-slot="field-label" {...props} />;
}

/** Describes its field (`aria-describedby`). No alert of its own: one Alert for the whole form announces what is wrong. */
export function FieldError({ className, children, ...props }: ComponentProps<'p'>) {
  if (!children) return null;
  return (
    <p
      data-slot="field-error"
      className={cn(
        '-mt-0.5 flex items-center gap-1.5 text-xs text-destructive [&>svg]:size-3.5 [&>svg]:shrink-0',
        className,
      )}
      {...props}
    >
      {children}
    </p>
  );
}

export const FieldGroup = part('div', 'field-group', cn, 'flex w-full flex-col gap-5');

export function FieldSeparator({ className, children, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="field-separator" className={cn('flex items-center gap-3 text-sm', className)} {...props}>
      <Separator className="flex-1" />
      <span className="text-muted-foreground">{children}</span>
      <Separator className="flex-1" />
    </div>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { Label } from './label';
import { Separator } from './separator';

/** A control with its label, description and error, one below the other or in one line. */
function Field({
  className,
  orientation = 'vertical',
  ...props
}: ComponentProps<'div'> & { orientation?: 'vertical' | 'horizontal' | 'responsive' }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put each field on a line of its own
    <div
      role="group"
      data-slot="field"
      data-orientation={orientation}
      className={cn(
        'group/field flex w-full gap-2',
        orientation === 'vertical' && 'flex-col',
        orientation === 'horizontal' && 'items-center gap-3',
        orientation === 'responsive' && 'flex-col sm:flex-row sm:items-center sm:gap-3',
        className,
      )}
      {...props}
    />
  );
}

function FieldContent({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="field-content" className={cn('flex flex-1 flex-col gap-1.5', className)} {...props} />;
}

function FieldLabel({ className, ...props }: ComponentProps<typeof Label>) {
  return <Label data-slot="field-label" className={className} {...props} />;
}

function FieldTitle({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="field-title" className={cn('text-sm font-medium', className)} {...props} />;
}

function FieldDescription({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="field-description" className={cn('text-sm text-muted-foreground', className)} {...props} />;
}

/** Describes its field (`aria-describedby`). No alert of its own: one Alert for the whole form announces what is wrong. */
function FieldError({ className, children, ...props }: ComponentProps<'p'>) {
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

function FieldGroup({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="field-group" className={cn('flex w-full flex-col gap-5', className)} {...props} />;
}

function FieldSet({ className, ...props }: ComponentProps<'fieldset'>) {
  return <fieldset data-slot="field-set" className={cn('flex min-w-0 flex-col gap-3', className)} {...props} />;
}

function FieldLegend({
  className,
  variant = 'legend',
  ...props
}: ComponentProps<'legend'> & { variant?: 'legend' | 'label' }) {
  return (
    <legend
      data-slot="field-legend"
      data-variant={variant}
      className={cn('mb-1.5 font-medium', variant === 'legend' ? 'text-base' : 'text-sm', className)}
      {...props}
    />
  );
}

function FieldSeparator({ className, children, ...props }: ComponentProps<'div'> & { children?: ReactNode }) {
  return (
    <div data-slot="field-separator" className={cn('flex items-center gap-3 text-sm', className)} {...props}>
      <Separator className="flex-1" />
      {children && <span className="text-muted-foreground">{children}</span>}
      {children && <Separator className="flex-1" />}
    </div>
  );
}

export {
  Field,
  FieldContent,
  FieldDescription,
  FieldError,
  FieldGroup,
  FieldLabel,
  FieldLegend,
  FieldSeparator,
  FieldSet,
  FieldTitle,
};

import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import { part } from './merged-part';

const alertVariants = cva(
  'grid w-full grid-cols-[1rem_1fr] items-start gap-x-2 gap-y-0.5 rounded-md px-3 py-2.5 text-sm [&>svg]:mt-0.5',
  {
    variants: {
      variant: {
        default: 'border bg-card',
        destructive: 'bg-destructive-muted [&>svg]:text-destructive',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

export function Alert({ variant, className, ...props }: ComponentProps<'div'> & VariantProps<typeof alertVariants>) {
  return <div data-slot="alert" role="alert" className={cn(alertVariants({ variant }), className)} {...props} />;
}

export const AlertTitle = part('div', 'alert-title', 'col-start-2 font-medium');
export const AlertDescription = part('div', 'alert-description', 'col-start-2 grid gap-1');

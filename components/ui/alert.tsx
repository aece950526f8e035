import type { ComponentProps } from 'react';
import { cn } from './cn';
import { part } from './part';

export function Alert({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      role="alert"
      data-slot="alert"
      className={cn(
        'grid w-full grid-cols-[0_1fr] items-start gap-y-0.5 rounded-md bg-destructive-muted px-3 py-2.5 text-sm has-[>svg]:grid-cols-[1rem_1fr] has-[>svg]:gap-x-2 [&>svg]:size-4 [&>svg]:translate-y-0.5 [&>svg]:text-destructive',
        className,
      )}
      {...props}
    />
  );
}

export const AlertTitle = part('div', 'alert-title', cn, 'col-start-2 font-medium');
export const AlertDescription = part('div', 'alert-description', cn, 'col-start-2 grid gap-1');
